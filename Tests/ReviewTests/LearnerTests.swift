import ReviewKit
import Testing

/// The commands that help on, and those that change files; none of them builds.
struct LearnerTests {
  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout()
  }

  // MARK: - Hints and the key

  @Test func `each hint goes one further, and the last one stays`() async throws {
    let first = """
      Hint 1 of 2 for finding 1

        Press it.

      One more is left: ask again.
      """
    #expect(try await checkout.review("hint", "lamp", "1") == Call(0, output: first))
    let second = """
      Hint 2 of 2 for finding 1

        Look at what is returned.

      """
    let last = "That was the last one. `swift run review key lamp 1` has the answer."
    #expect(
      try await checkout.review("hint", "lamp", "1") == Call(0, output: "\(second)\n\(last)")
    )
    let again = "That was the last one already. `swift run review key lamp 1` has the answer."
    #expect(
      try await checkout.review("hint", "lamp", "1") == Call(0, output: "\(second)\n\(again)")
    )
    #expect(try await checkout.review("list").output.contains("  not yet   not yet  not yet "))
  }

  @Test func `a finding may have no hints`() async throws {
    #expect(
      try await checkout.review("hint", "lamp", "2")
        == Call(0, output: "Finding 2 has no hints. `swift run review key lamp 2` has the answer.")
    )
  }

  @Test func `the key is not shown to someone who does not answer`() async throws {
    #expect(
      try await checkout.review("key", "lamp", "1")
        == Call(
          1,
          errors: """
            Finding 1 is not green yet. Show the key all the same? [y/N]\u{20}
            Not shown. `swift run review hint lamp 1` gives less away.
            """
        )
    )
    #expect(
      try await checkout.review("key", "lamp")
        == Call(
          1,
          errors: """
            6 findings are not green yet. Show the key all the same? [y/N]\u{20}
            Not shown. `swift run review hint lamp N` gives less away; `--yes` shows the key
            unasked.
            """
        )
    )
  }

  @Test func `the key says where a finding is, also after the code has changed`() async throws {
    try checkout.replace("    false\n", with: "\n\n\n    true\n", in: LampFixture.sources)
    let one = """
      1. The switch does nothing
        critical · state
        Exercises/Lamp/Sources/Lamp.swift:7, as shipped: false

        The lamp stays dark.
      """
    #expect(try await checkout.review("key", "lamp", "1", "--yes") == Call(0, output: one))
    let all = try await checkout.review("key", "lamp", "--yes")
    #expect(all.ending == .exited(0))
    #expect(all.output.hasPrefix("The lamp: the key\n\n\(one)\n\n2. It cannot be"))
    #expect(all.output.contains("\n  No test shows it: a name is a matter of judgement\n"))
    #expect(
      all.output.hasSuffix(
        """
        The lesson

        Look at what a switch changes.

        Tests worth asking for

        One that presses.

        Said, not coded

        Nothing.

        Follow-ups

        What about two switches?

          One owner.

        Sources

        None.

        """
      )
    )
  }

  // MARK: - Differences

  @Test func `diff compares the shipped before with the after, or one's own`() async throws {
    try checkout.write(LampFixture.mended, to: LampFixture.sources)
    try checkout.replace("// finding 1", with: "// mine", in: LampFixture.sources)
    let shipped = try await checkout.review("diff", "lamp")
    #expect(
      shipped.output.hasPrefix(
        """
        --- App.swift
        +++ /dev/null
        @@ -1,1 +0,0 @@
        -// Not under review: it hosts the lamp.
        --- Lamp.swift
        +++ Lamp.swift
        @@ -1,24 +1,22 @@
        -import Foundation
        -
         public final class Lamp: Sendable {
           public init() {}

        +  // finding 1
           public func isOn(afterSwitching times: Int) -> Bool {
        -    false
        +    times % 2 == 1
           }
        """
      ),
      "\(shipped.output)"
    )
    let mine = try await checkout.review("diff", "lamp", "--mine")
    #expect(
      mine.output.hasSuffix(
        """
        @@ -1,7 +1,7 @@
         public final class Lamp: Sendable {
           public init() {}

        -  // mine
        +  // finding 1
           public func isOn(afterSwitching times: Int) -> Bool {
             times % 2 == 1
           }

        """
      ),
      "\(mine.output)"
    )
  }

  // MARK: - Putting back

  @Test func `reset saves what it replaces, says where, and can be undone`() async throws {
    try checkout.replace("    false\n", with: "    true\n", in: LampFixture.sources)
    try checkout.write("// mine\n", to: "Exercises/Lamp/Sources/More/Mine.swift")
    let mine = try checkout.read(LampFixture.sources)

    let call = try await checkout.review("reset", "lamp")
    #expect(call.ending == .exited(0))
    #expect(
      call.output.hasPrefix(
        "Lamp is as it was shipped.\nWhat that replaced is in .review/saved/Lamp/"
      )
    )
    #expect(call.output.hasSuffix(".\n`swift run review reset lamp --undo` puts it back.\n"))
    #expect(try checkout.read(LampFixture.sources) == LampFixture.lamp)
    #expect(
      try Files.tree(checkout.root / "Exercises/Lamp/Sources").filter { $0.hasSuffix(".swift") }
        == ["App.swift", "Lamp.swift"]
    )

    let undone = try await checkout.review("reset", "lamp", "--undo")
    #expect(undone.output.hasPrefix("Lamp is your version again.\n"))
    #expect(try checkout.read(LampFixture.sources) == mine)
    #expect(try checkout.read("Exercises/Lamp/Sources/More/Mine.swift") == "// mine\n")

    let redone = try await checkout.review("reset", "lamp", "--undo")
    #expect(redone.output.hasPrefix("Lamp is again as it was shipped.\n"))
    #expect(try checkout.read(LampFixture.sources) == LampFixture.lamp)
  }

  @Test func `verdicts on code that reset replaced no longer count`() async throws {
    let kept = #"{"verdicts":{"1":"green"},"hints":{"1":1}}"#
    let progress = ".review/progress/Lamp.json"
    for undo in [[], ["--undo"]] {
      try checkout.write(kept, to: progress)
      try checkout.replace("    false\n", with: "    true\n", in: LampFixture.sources)
      #expect(try await checkout.review("list").output.contains("  1 of 6 "))
      let call = try await BuiltReview().call(["reset", "lamp"] + undo, in: checkout.root)
      #expect(call.ending == .exited(0))
      let list = try await checkout.review("list").output
      #expect(list.contains("  not yet   not yet  not yet "), "\(list)")
      let rest = try checkout.read(progress).filter { !$0.isWhitespace }
      #expect(rest.contains(#""hints":{"1":1}"#))
    }
  }

  @Test func `reset has nothing to do on a before as shipped, and nothing to undo`() async throws {
    #expect(
      try await checkout.review("reset", "lamp")
        == Call(0, output: "Lamp is as it was shipped; there is nothing to put back.")
    )
    #expect(
      try await checkout.review("reset", "lamp", "--undo")
        == Call(2, errors: "Nothing of Lamp was saved, so there is nothing to put back.")
    )
  }

  @Test func `reset puts back a folder that is gone`() async throws {
    try checkout.remove("Exercises/Lamp/Sources")
    #expect(try await checkout.review("reset", "lamp").ending == .exited(0))
    #expect(try checkout.read(LampFixture.sources) == LampFixture.lamp)
  }

  @Test func `without a record there is nothing to put back, and nothing is touched`() async throws
  {
    try checkout.remove(".shipped")
    #expect(
      try await checkout.review("reset", "lamp")
        == Call(
          3,
          errors: """
            There is no record of what Lamp was like when it was shipped.
            Its maintainer makes one with `swift run review ship lamp`.
            """
        )
    )
    #expect(try checkout.read(LampFixture.sources) == LampFixture.lamp)
  }

  // MARK: - Recording

  @Test func `a maintainer records a change of a test`() async throws {
    try checkout.replace("one press", with: "a press", in: LampFixture.testsPath)
    #expect(
      try await checkout.review("ship", "lamp", "--check")
        == Call(
          1,
          output: """
            Lamp: these files are not as its record under .shipped has them:
              Tests/Before/Lamp/LampTests.swift
            Were the changes meant? Then `swift run review ship lamp`.
            """
        )
    )
    let call = try await checkout.review("ship", "lamp")
    #expect(call.output.hasPrefix("Lamp: its code and its tests are recorded as shipped.\n"))
    #expect(
      try await checkout.review("ship", "--all", "--check")
        == Call(0, output: "Lamp: its record is up to date.")
    )
    _ = try await checkout.review("ship", "lamp", "--undo")
    #expect(try checkout.read(LampFixture.shippedTestsPath) == LampFixture.tests)
  }

  // MARK: - A new exercise

  @Test func `new makes an exercise, and takes it out again`() async throws {
    let manifest = try checkout.read("Package.swift")
    let call = try await checkout.review("new", "Counter")
    #expect(
      call
        == Call(
          0,
          output: """
            Made the exercise Counter, with one finding to begin with:
              Exercises/Counter/README.md
              Exercises/Counter/Sources/App.swift
              Exercises/Counter/Sources/CounterScreen.swift
              Exercises/Counter/Tests/App
              Exercises/Counter/Tests/YourTests.swift
              Solutions/Counter/README.md
              Solutions/Counter/Sources/App.swift
              Solutions/Counter/Sources/CounterScreen.swift
              Solutions/Counter/Tests/CounterScreenTests.swift
              Tests/Before/Counter/App/Side.swift
              Tests/Before/Counter/Counter.swift
              Tests/Before/Counter/Findings/Finding01.swift
              Tests/Before/Counter/Guards.swift
              Package.swift
            Next: `swift run review check counter` is red, with `--after` it is green.
            CONTRIBUTING.md says what belongs into each file.
            `swift run review new Counter --undo` takes it out again.
            """
        )
    )
    #expect(try await checkout.review("ship", "counter", "--check").ending == .exited(0))
    #expect(try await checkout.review("hint", "counter", "1").ending == .exited(0))
    let again = try await checkout.review("new", "Counter")
    #expect(again.ending == .exited(2))
    #expect(again.errors.hasPrefix("The exercise Counter is there already.\n"))

    let undone = try await checkout.review("new", "Counter", "--undo")
    #expect(undone.output.contains("Its files are in .review/saved/Counter-scaffold/"))
    #expect(try checkout.read("Package.swift").replacing("),\n]", with: ")\n]") == manifest)
    #expect(!Files.exists(checkout.root / "Exercises/Counter"))
  }

  @Test(arguments: ["counter", "Two words", "Käse", "3D"])
  func `a name that no module can have is refused`(name: String) async throws {
    #expect(
      try await checkout.review("new", name)
        == Call(
          2,
          errors: """
            "\(name)" cannot be the name of an exercise.
            Begin with a capital letter and use letters and digits only:
            `swift run review new Checkout`.
            """
        )
    )
  }
}
