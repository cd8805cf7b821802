import Foundation
import ReviewKit
import Testing

/// `review grade`, on real builds of the bell and of tests that a learner might write.
///
/// The tests run one after the other and share a checkout, and each builds as little as it can.
@Suite(.serialized) struct GradeTests {
  private static let shared = Result { try FixtureCheckout(BellFixture.files) }

  private static let file = "Exercises/Bell/Tests/MyBellTests.swift"

  private let checkout: FixtureCheckout

  init() throws {
    checkout = try Self.shared.get()
    try checkout.restore()
  }

  private func grade(_ options: String...) async throws -> Call {
    try await BuiltReview().call(["grade", "bell"] + options, in: checkout.root / "Tests")
  }

  /// Writes tests into the learner's folder, with the link to the driver as a text file.
  private func write(_ tests: String) throws {
    try checkout.write("import Testing\n\n\(tests)", to: Self.file)
    try checkout.write("../../../Tests/Before/Bell/App", to: "Exercises/Bell/Tests/App")
  }

  private static let twoCatches = """
    @Suite struct MyBellTests {
      @Test("three rings are heard") func three() {
        #expect(listen(to: 3) == "ding ding ding")
      }

      @Test("one ring is heard") func one() {
        #expect(listen(to: 1) == "ding")
      }
    }

    @Test func `a bell can rest for ever`() {
      #expect(Bell(rings: -1).rest() == "")
    }

    """

  @Test func `what is caught is told from what gets past, and is kept until a test changes`()
    async throws
  {
    try write(Self.twoCatches)
    let first = try await grade("--fresh")
    let report = """
      Bell: 2 of 3 findings would be caught by your tests.

      Caught
        1  It rings once
           by "three rings are heard"
        3  A negative number stops the app
           by "a bell can rest for ever", which crashes

      Not caught: with all your tests green, this could be in the app
        2  The echo is another sound
           An echo repeats what was heard.

      Wrong fixes: 1 of 2 would be caught.
        caught      Ring twice
                    by "three rings are heard"
        stays red   Use the number as it is
                    One of your tests fails.

      Stays red: this fix was made to the code as shipped, whose other bugs are still
      in it. The tests that fail with it fail without it too. They show that it is not
      enough, and cannot tell whether it is wrong.

      One test passes whatever is put back. It may be worth keeping, as a guard:
        \(Self.file):8
          "one ring is heard"

      Left out, since nothing can be put back: 4 (no test can show it) and 5 (it is no
      bug).

      Next: write a test for one that gets past, and call
            `swift run review grade bell` again.
      """
    let progress = """
      Building your tests of Bell with the solution.
      Running your tests on the solution.
      Building your tests of Bell with the code as shipped.
      Running them with 3 findings put back, and with 2 wrong fixes.
      """
    #expect(first == Call(1, output: report, errors: progress))

    let kept = "Nothing has changed since the last grade; --fresh runs the tests again."
    #expect(try await grade() == Call(1, output: "\(report)\n\(kept)"))

    try write(
      Self.twoCatches + """
        @Test("an echo is heard twice") func echo() {
          #expect(Bell(rings: 1).echo() == "ding ding")
        }

        """
    )
    let edited = try await grade("--json")
    #expect(edited.ending == .exited(0))
    #expect(edited.errors == "")
    let json = try JSONDecoder().decode(Report.self, from: Data(edited.output.utf8))
    #expect(json.version == 1)
    #expect(json.caught == 3)
    #expect(json.of == 3)
    #expect(json.tests.map(\.catches) == [[1], [], [3], [2]])
  }

  private struct Report: Decodable {
    var version: Int
    var caught: Int
    var of: Int
    var tests: [Test]

    struct Test: Decodable {
      var catches: [Int]
    }
  }

  @Test func `a test that does not pass on the solution is told apart, and left out`() async throws
  {
    try write(
      """
      nonisolated(unsafe) var visits = 0

      @Suite(.serialized) struct MyBellTests {
        @Test func fails() { #expect(listen(to: 2) == "ding", "it rings twice") }
        @Test func crashes() { _ = [1][listen(to: 3).count] }
        @Test func hangs() { while listen(to: 1) == "ding" {} }
        @Test(.disabled()) func rests() {}
        @Test func visits1() { visits += 1 }
        @Test("nobody was here") func visits2() { #expect(visits == 0) }
        @Test("three rings come") func comes() { while listen(to: 3) != "ding ding ding" {} }
      }

      """
    )
    let call = try await grade("--limit", "2")
    #expect(call.ending == .exited(1))
    #expect(
      call.output.hasPrefix(
        """
        Bell: 1 of 3 findings would be caught by your tests.

        On the solution, which is correct:
        \(Self.file):6
          "fails()" fails: it rings twice; Expectation failed: (listen(to: 2) → "ding
          ding") == "ding". Expect only what a user of any correct app would see.

        \(Self.file):7
          "crashes()" crashes: Fatal error: Index out of range. Look for an index, a `!`
          or a `try!` in the test itself.

        \(Self.file):8
          "hangs()" does not end within 2 seconds. Wait with `screen.wait(for:)`, which
          gives up.

        \(Self.file):9
          "rests()" does not run to its end. Is it disabled, or does it end the process?

        \(Self.file):11
          "nobody was here" is fickle: it failed in 2 of 3 runs: Expectation failed:
          (visits → 1) == 0. Let it share nothing with other tests, and wait for
          conditions, never for time.

        These 5 are left out of the count.

        Caught
          1  It rings once
             by "three rings come", which hangs

        """
      ),
      "\(call.output)"
    )
    #expect(call.output.contains("\nNext: put right the tests that do not pass on the solution.\n"))
  }

  @Test func `tests that do not compile have their places`() async throws {
    try write("@Test func three() {\n  #expect(lisen(to: 3) == \"ding\")\n}\n")
    let call = try await grade()
    #expect(call.ending == .exited(1))
    #expect(
      call.output.hasPrefix(
        """
        Your tests of Bell do not compile with the solution.

        \(Self.file):4:11

        """
      )
    )
    #expect(call.output.contains("cannot find 'lisen' in scope"))
    #expect(
      call.output.hasSuffix(
        """

        If they compile with the code under review, they use something that the solution
        does not have. Go through Tests/Before/Bell/App alone, and import no code of the
        app.

        """
      )
    )
  }

  @Test func `tests that do not compile with the code as shipped are known from then on`()
    async throws
  {
    try checkout.replace(
      "public init",
      with: "public var size: Int { rings }\n\n  public init",
      in: BellFixture.after
    )
    try write("@Test(\"it has a size\") func size() {\n  #expect(Bell(rings: 2).size == 2)\n}\n")
    let first = try await grade()
    #expect(
      first.errors == """
        Building your tests of Bell with the solution.
        Running your tests on the solution.
        Building your tests of Bell with the code as shipped.
        Running them with 3 findings put back, and with 1 wrong fix.

        """,
      "\(first.errors)"
    )
    #expect(
      first.output.contains(
        """
          not tried   Use the number as it is
                      The changed code cannot be built with your tests.
        """
      ),
      "\(first.output)"
    )
    let kept = "Nothing has changed since the last grade; --fresh runs the tests again."
    #expect(try await grade() == Call(1, output: "\(first.output)\(kept)"))
  }

  @Test func `a solution that does not compile is not the tests' fault`() async throws {
    try write(Self.twoCatches)
    try checkout.replace("public init", with: "public inti", in: BellFixture.after)
    let call = try await grade()
    #expect(call.ending == .exited(3))
    #expect(call.output == "")
    #expect(call.errors.contains("The kit itself does not build."))
    #expect(call.errors.contains("\(BellFixture.after):4:10"))
  }

  // MARK: - Nothing to grade

  @Test func `without tests nothing is built`() async throws {
    let folder = "Exercises/Bell/Tests"
    #expect(try await grade().output.hasPrefix("\(folder) is missing.\n"))
    try checkout.write("later\n", to: "\(folder)/notes.txt")
    #expect(try await grade().output.hasPrefix("There is no test in \(folder).\n"))
    try checkout.remove("\(folder)/notes.txt")
    for path in ["\(folder)/YourTests.swift", ".shipped/YourTests/Bell/YourTests.swift"] {
      try checkout.write("import Testing\n", to: path)
    }
    let call = try await grade()
    #expect(call.ending == .exited(1))
    #expect(call.errors == "")
    #expect(call.output.hasPrefix("There is only the shipped example in \(folder): it catches"))
  }

  @Test func `a call that means nothing is refused`() async throws {
    let nameless = try await checkout.review("grade")
    #expect(nameless.ending == .exited(2))
    #expect(nameless.errors.hasPrefix("`grade` needs the name of an exercise."))
    #expect(try await checkout.review("grade", "bellow").ending == .exited(2))
  }

  // MARK: - The other commands

  @Test func `a reset leaves the learner's tests alone`() async throws {
    try write(Self.twoCatches)
    let tests = try checkout.read(Self.file)
    try checkout.write("nothing", to: "Exercises/Bell/Sources/Bell.swift")
    #expect(try await checkout.review("reset", "bell").ending == .exited(0))
    #expect(try checkout.read(Self.file) == tests)
  }
}
