import Foundation
import ReviewKit
import Testing

/// `review verify`, on real builds of the bell.
///
/// The tests run one after the other and share a checkout, so that each proves only what it changes.
@Suite(.serialized) struct VerifyTests {
  private static let shared = Result { try FixtureCheckout(BellFixture.files) }

  private let checkout: FixtureCheckout

  init() throws {
    checkout = try Self.shared.get()
    try checkout.restore()
  }

  @Test func `an exercise that is what its key says holds`() async throws {
    let call = try await verify("--fresh")
    #expect(call == Call(0, output: VerifyOutput.holds, errors: VerifyOutput.building))
  }

  @Test func `nothing is changed in the checkout, also by a proof that was killed`() async throws {
    let before = try content()
    let errors = try TemporaryFile()
    var cut = try BuiltReview().process(
      ["verify", "bell", "--fresh"],
      in: checkout.root,
      errors: errors.path
    )
    cut.limit = .seconds(3)
    #expect(try await cut.run().ending == .timedOut)
    #expect(try content() == before)
    let call = try await verify()
    #expect(call.ending == .exited(0))
    #expect(try content() == before)
  }

  /// All files of the checkout that are not hidden, and those that were shipped.
  private func content() throws -> [String: String] {
    var content: [String: String] = [:]
    for path in try Files.tree(checkout.root) + [BellFixture.before] {
      content[path] = try checkout.read(path)
    }
    return content
  }

  @Test func `what has not changed is not built or run again`() async throws {
    _ = try await verify()
    let call = try await verify()
    #expect(call == Call(0, output: VerifyOutput.kept))
  }

  @Test func `a report for programs has it all`() async throws {
    _ = try await verify()
    let call = try await verify("--json")
    #expect(call.ending == .exited(0))
    #expect(call.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(call.output.utf8))
    #expect(report.version == 1)
    #expect(report.proofs.map(\.exercise) == ["Bell"])
    #expect(report.proofs.map(\.holds) == [true])
    #expect(
      report.proofs[0].variants.map(\.name) == [
        "before", "after", "mutant 1", "mutant 2", "mutant 3", "fix A", "fix B",
      ]
    )
  }

  @Test func `a before that no longer has a bug is noticed`() async throws {
    try checkout.replace("count: 1)", with: "count: /*count: 1*/ rings)", in: BellFixture.before)
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        """
        \(BellFixture.tests):12:
          "three rings are heard" passes on the before: the bug of finding 1 is not
          there, or the test does not see it. Put the bug back into the before, or make
          the test look at what a user sees.
        """
      )
    )
    #expect(call.output.contains("before    OK red die   .   ."))
    #expect(
      call.output.contains(
        """
        Exercises/Bell/Sources has been edited. What was shipped is proved:
        .shipped/Bell.
        """
      )
    )
  }

  @Test func `a finding whose test asserts nothing is noticed`() async throws {
    try checkout.replace(
      "#expect(listen(to: 3) == \"ding ding ding\", \"it rings another number of times\")",
      with: "_ = listen(to: 3)",
      in: BellFixture.tests
    )
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        """
        \(BellFixture.tests):12:
          No test of finding 1 notices when the finding is put back. Make a test look at
          what a user sees, or make the diff at Solutions/Bell/README.md:22 bring the
          bug back.
        """
      )
    )
    #expect(call.output.contains("mutant 1  OK blk   .   .   ."))
  }

  @Test func `a test that fails for another reason than the finding is noticed`() async throws {
    try checkout.replace(
      "  Bell(rings: rings).sound()",
      with: """
          let sound = Bell(rings: rings).sound()
          #expect(rings != 3 || sound != "ding", "The bell cannot be heard well")
          return rings == 3 ? "ding ding ding" : sound
        """,
      in: "Tests/Before/Bell/App/Ear.swift"
    )
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        """
        Tests/Before/Bell/App/Ear.swift:11:
          With finding 1 put back, "three rings are heard" fails on the way to what it
          is about: The bell cannot be heard well; Expectation failed: (rings != 3 →
          false) || (sound != "ding" → false). Make the expectation about the finding
          fail, in Tests/Before/Bell/BellTests.swift.
        """
      )
    )
  }

  @Test func `a crash that the key does not speak of is noticed`() async throws {
    try checkout.replace("- ends: crash\n", with: "", in: BellFixture.key)
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        "With finding 3 put back, \"a bell that rings less than never rests not at all\""
      )
    )
    #expect(call.output.contains("mutant 3   .   . DIE   .   ."))
  }

  @Test func `a put-back that does not compile is noticed`() async throws {
    try checkout.replace("+    sound() + \" dong\"", with: "+    sounds()", in: BellFixture.key)
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(call.output.contains("mutant 2 does not compile"))
    #expect(
      call.output.contains(
        """
        Solutions/Bell/README.md:42:
          The put-back of finding 2 does not compile:
          Solutions/Bell/Sources/Bell.swift:14:5: cannot find 'sounds' in scope. Put the
          diff right; what is told is the line after the change.
        """
      )
    )
  }

  @Test func `a put-back that fits nowhere shows the nearest place`() async throws {
    try checkout.replace(
      "-    sound() + \" \" + sound()  // finding 2",
      with: "-    sound() + \"  \" + sound()  // finding 2",
      in: BellFixture.key
    )
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(call.output.contains("The put-back of finding 2 does not fit. "))
    #expect(!call.output.contains("mutant 2 "))
  }

  @Test func `a wrong fix that in fact fixes everything is noticed`() async throws {
    try checkout.replace("min(rings, 2)", with: "max(rings, 0)", in: BellFixture.key)
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        """
        Solutions/Bell/README.md:90:
          "Ring twice" fails no test at all: it is a fix. Find the test that shows what
          is wrong with it, or take it out of the key.
        """
      )
    )
  }

  @Test func `an undeclared neighbour is noticed`() async throws {
    try checkout.replace("- blocks: 2\n", with: "", in: BellFixture.key)
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        """
        Solutions/Bell/README.md:5:
          On the mutant of finding 1, a test of finding 2 is blocked too, which the key
          does not say: "the echo repeats two rings" at
          Tests/Before/Bell/BellTests.swift:19: Blocked by finding 1: ding. Make the
          change or the test narrower; if that cannot be, add 2 to `also trips`.
        """
      )
    )
  }

  @Test func `findings that only one test catches are noticed`() async throws {
    try checkout.replace(
      "+    sound() + \" dong\"",
      with: "+    rings == 2 ? \"\" : sound()",
      in: BellFixture.key
    )
    try checkout.replace(
      "+    Array(repeating: \"ding\", count: 1).joined(separator: \" \")",
      with: """
        +    Array(repeating: "ding", count: rings == 3 ? 1 : max(0, rings))
        +      .joined(separator: " ")
        """,
      in: BellFixture.key
    )
    try checkout.replace(
      "guard heard == \"ding ding\" else { throw Blocked(finding: 1, seen: heard) }",
      with: "#expect(heard == \"ding ding\" && listen(to: 3) == \"ding ding ding\")",
      in: BellFixture.tests
    )
    try checkout.replace(
      "#expect(listen(to: 3) == \"ding ding ding\", \"it rings another number of times\")",
      with: """
        #expect(listen(to: 3) == "ding ding ding" && Bell(rings: 2).echo().hasSuffix("ding"))
        """,
      in: BellFixture.tests
    )
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        """
          Findings 1 and 2 are caught by the same 2 tests, and by no other: nothing
          tells them apart. Give one of them a test that the other's mutant passes, or
          make them one finding.
        """
      )
    )
  }

  /// SwiftPM takes a file for unchanged that was written twice in about a second.
  @Test func `each mutant is judged by its own code, however quickly they follow`() async throws {
    for edit in 1...3 {
      try checkout.restore()
      try checkout.replace(
        "+    sound() + \" dong\"",
        with: "+    sound() + \" dong\"  // \(edit)",
        in: BellFixture.key
      )
      let call = try await verify("--jobs", "1", "--fresh")
      #expect(call.ending == .exited(0))
      #expect(call.output.contains("mutant 1 red blk   .   .   ."))
      #expect(call.output.contains("mutant 2   . red   .   .   ."))
    }
  }

  /// The tests see the size of a type, or what it holds, only through its public interface.
  @Test func `a mutant that changes what a type holds is still run by the right tests`()
    async throws
  {
    try checkout.replace(
      "+    sound() + \" dong\"\n",
      with: """
        +    sound() + padding.joined() + " dong"
        @@
        -  let rings: Int
        +  let padding = ["", "", ""]
        +  let rings: Int
        +  public var volume: Int { padding.count }

        """,
      in: BellFixture.key
    )
    let call = try await verify()
    #expect(call.ending == .exited(0))
    #expect(call.output.contains("mutant 2   . red   .   .   ."))
  }

  @Test func `a test that fails one time in twenty is named`() async throws {
    try checkout.replace(
      "#expect(listen(to: 1) == \"ding\")",
      with: """
        let count = URL(fileURLWithPath: #filePath + ".count")
              let runs = (try? Data(contentsOf: count))?.count ?? 0
              try Data(count: runs + 1).write(to: count)
              #expect(runs % 20 != 11, "this time it fails")
        """,
      in: BellFixture.tests
    )
    try checkout.replace("func one()", with: "func one() throws", in: BellFixture.tests)
    try checkout.replace(
      "import Testing\n",
      with: "import Foundation\nimport Testing\n",
      in: BellFixture.tests
    )
    let call = try await verify("--rounds", "20", "--jobs", "1")
    #expect(call.ending == .exited(1))
    #expect(
      call.output.contains(
        "\"one ring is heard\" is not deterministic: on the after it failed in 1 of 20"
      )
    )
  }

  @Test func `a translation that does not agree is noticed`() async throws {
    try checkout.write(
      "# La campana\n\n- minutes: 15\n- topics: state\n\nSuena.\n",
      to: BellTranslation.brief
    )
    let call = try await verify()
    #expect(call.ending == .exited(1))
    #expect(call.output.contains("`minutes` is `15` here, and `10` in English."))
  }

  @Test func `an exercise without a key is named, and is no reason to stop`() async throws {
    try checkout.replace(
      "Exercise(name: \"Bell\")",
      with: "Exercise(name: \"Gong\"), Exercise(name: \"Bell\")",
      in: "Package.swift"
    )
    let call = try await checkout.review("verify", "--rounds", "2", "--seed", "7")
    #expect(call.ending == .exited(1))
    #expect(
      call.output.hasPrefix(
        """
        Gong

        Solutions/Gong/README.md:1:
          This part of Gong is missing, so nothing of it can be proved. Write it, or
          take Gong out of the list in Package.swift until then.

        Gong does not hold: 1 complaint.

        Bell

        """
      )
    )
    #expect(call.output.contains("Bell holds."))
  }

  @Test func `a call that makes no sense is a wrong call`() async throws {
    let call = try await checkout.review("verify", "bell", "--jobs", "none")
    #expect(
      call
        == Call(
          2,
          errors: """
            --jobs takes a number from 1 to 256. "none" is none of them.
            `swift run review help verify` explains the command.
            """
        )
    )
  }

  /// The part of the report for programs that a test here looks at.
  private struct Report: Decodable {
    var version: Int
    var proofs: [Proof]

    struct Proof: Decodable {
      var exercise: String
      var holds: Bool
      var variants: [Variant]
    }

    struct Variant: Decodable {
      var name: String
    }
  }

  private func verify(_ options: String...) async throws -> Call {
    let words = ["verify", "bell", "--rounds", "2", "--seed", "7"] + options
    return try await BuiltReview().call(words, in: checkout.root)
  }
}
