import ReviewKit
import Testing

/// `review check`, on real builds of the fixture.
///
/// The tests run one after the other and share a checkout, so that only the first one builds
/// everything.
@Suite(.serialized) struct CheckTests {
  private static let shared = Result { try FixtureCheckout() }

  private let checkout: FixtureCheckout

  init() throws {
    checkout = try Self.shared.get()
    try checkout.restore()
  }

  @Test func `the before as shipped has every kind of verdict`() async throws {
    let call = try await checkout.review("check", "lamp", "--limit", "2")
    let said = ["Checking Lamp, before.", CheckOutput.firstBuild, CheckOutput.legend]
    #expect(call == Call(1, output: CheckOutput.before, errors: said.joined(separator: "\n")))
  }

  @Test func `nothing is built again when nothing has changed`() async throws {
    let call = try await checkout.review("check", "lamp", "--finding", "2", "--finding", "3")
    #expect(
      call
        == Call(
          1,
          output: """
            blocked  2  It cannot be switched off again (fix 1 first)
            green    3  It is a class

            1 of 2 green.
            Next: finding 2. Alone: `swift run review check lamp --finding 2`
            """,
          errors: "Checking Lamp, before."
        )
    )
  }

  @Test func `what has not changed is not run again, and the report says so`() async throws {
    _ = try await checkout.review("check", "lamp", "--finding", "1", "--fresh")
    let kept = try await checkout.review("check", "lamp", "--finding", "1")
    #expect(kept.errors.contains("\nThis code was checked at "))
    #expect(kept.errors.contains("`--fresh`"))
    let fresh = try await checkout.review("check", "lamp", "--finding", "1", "--fresh")
    #expect(fresh.errors == "Checking Lamp, before.\n")
    #expect(fresh.output == kept.output)
  }

  @Test func `the after is all green`() async throws {
    let call = try await checkout.review("check", "lamp", "--after")
    #expect(
      call
        == Call(
          0, output: CheckOutput.after, errors: "Checking Lamp, after.\n\(CheckOutput.building)"))
  }

  @Test func `progress is remembered, of the before only`() async throws {
    _ = try await checkout.review("check", "lamp", "--limit", "2")
    _ = try await checkout.review("check", "lamp", "--after")
    let call = try await checkout.review()
    #expect(
      call
        == Call(
          0,
          output: """
            Second Look: code to review, and a check of what you find.

            exercise  minutes  reviewed  fixed   tested   discussed
            lamp      15       not yet   1 of 6  not yet  not yet
                state, electricity

            Next: `swift run review check lamp` says what is left to fix.
            """
        )
    )
  }

  @Test func `a report for programs has it all`() async throws {
    let call = try await checkout.review(
      "check",
      "lamp",
      "--json",
      "--fresh",
      "--finding",
      "1",
      "--finding",
      "4"
    )
    #expect(call == Call(1, output: CheckOutput.json))
  }

  @Test func `a narrow terminal gets short lines`() async throws {
    let call = try await checkout.review(
      "check",
      "lamp",
      "--finding",
      "7",
      environment: ["COLUMNS": "40"]
    )
    #expect(call.output == CheckOutput.narrow + "\n")
  }

  @Test func `code that does not compile is shown where it is wrong`() async throws {
    try checkout.replace("return colours[number]", with: "return nothing", in: LampFixture.sources)
    let call = try await checkout.review("check", "lamp")
    #expect(
      call
        == Call(
          1, output: CheckOutput.doesNotCompile,
          errors: "Checking Lamp, before.\n\(CheckOutput.building)")
    )
    let list = try await checkout.review("list")
    #expect(list.output.hasSuffix("\n    At the last check the code did not compile.\n"))
    #expect(list.output.contains("  1 of 6 "), "the verdicts from before are kept")
  }

  @Test func `tests that no longer find the entry point say so`() async throws {
    try checkout.replace("class Lamp:", with: "class Light:", in: LampFixture.sources)
    let call = try await checkout.review("check", "lamp")
    #expect(call.ending == .exited(1))
    #expect(call.output.hasPrefix("Lamp does not compile.\n\nTests/Before/Lamp/LampTests.swift:"))
    #expect(
      call.output.hasSuffix(
        """
        The code itself compiles, but its tests no longer find what they use. They only
        use the public entry point, so its name and its parameters have to stay.

        No finding could be checked.
        Next: put the first error right, then `swift run review check lamp` again.

        """
      )
    )
  }

  @Test func `a kit that does not build is not the learner's fault`() async throws {
    try checkout.write("public func volts() -> Int { nothing }\n", to: "Sources/Wires/Wires.swift")
    let call = try await checkout.review("check", "lamp")
    #expect(call.ending == .exited(3))
    #expect(call.output == "")
    #expect(call.errors.contains("The kit itself does not build. What `swift build` said:\n"))
    #expect(call.errors.contains("error: cannot find 'nothing' in scope"))
  }

  @Test func `a source file that was emptied is named`() async throws {
    try checkout.write("", to: LampFixture.sources)
    try checkout.write("", to: "Exercises/Lamp/Sources/App.swift")
    let call = try await checkout.review("check", "lamp")
    #expect(
      call
        == Call(
          1,
          output: """
            Lamp does not compile.

            Exercises/Lamp/Sources
              there is no Swift code in this folder

            No finding could be checked.
            Next: `swift run review reset lamp` puts the shipped code back.
            """,
          errors: "Checking Lamp, before."
        )
    )
  }

  @Test func `a finding whose tests are gone did not run`() async throws {
    try checkout.replace("struct Finding03", with: "struct Other", in: LampFixture.testsPath)
    try checkout.replace("struct Finding03", with: "struct Other", in: LampFixture.shippedTestsPath)
    let call = try await checkout.review("check", "lamp", "--finding", "3")
    #expect(
      call.output == """
        did not run  3  It is a class

        3  It has no test in this checkout.

        0 of 1 green.
        Next: change the code in Exercises/Lamp/Sources, then check again.

        """
    )
    #expect(call.ending == .exited(1))
  }

  /// SwiftPM takes a file for unchanged that was written twice in about a second.
  @Test func `each verdict is about the code as it is now, however quickly it changes`()
    async throws
  {
    for edit in 1...4 {
      let isMended = edit.isMultiple(of: 2)
      try checkout.restore()
      try checkout.replace(
        "    false\n",
        with: "    \(isMended) // edit \(edit)\n",
        in: LampFixture.sources
      )
      let call = try await checkout.review("check", "lamp", "--finding", "1")
      #expect(call.ending == .exited(isMended ? 0 : 1))
    }
  }

  @Test func `a build that was killed half-way costs nothing`() async throws {
    try checkout.replace("    false\n", with: "    true // again\n", in: LampFixture.sources)
    let program = try BuiltReview()
    let errors = try TemporaryFile()
    var cut = program.process([], in: checkout.root, errors: errors.path)
    cut.program = Path("/bin/bash")
    // A pipe says when the build has begun; how long it takes is nobody's to guess.
    cut.arguments = [
      "-c",
      #"""
      cd "$REVIEW_FOLDER"; rm -f said; mkfifo said
      "$0" check lamp --finding 1 >shown 2>said & child=$!
      exec 3<said
      while IFS= read -r line <&3; do
        case "$line" in Building*) kill -KILL $child; break ;; esac
      done
      wait $child; echo $?; rm -f said shown
      """#, program.path.text,
    ]
    #expect(try await cut.run().output.hasSuffix("137\n"))
    let call = try await checkout.review("check", "lamp", "--finding", "1")
    #expect(call.ending == .exited(0))
    #expect(call.output.contains("1 of 1 green."))
  }

  @Test func `two builds on one checkout wait for each other`() async throws {
    try checkout.replace("    false\n", with: "    true // waited\n", in: LampFixture.sources)
    let errors = try TemporaryFile()
    let process = try BuiltReview().process(
      ["check", "lamp", "--finding", "1"],
      in: checkout.root,
      errors: errors.path
    )
    let lock = checkout.root / ".build/review/workspace/lock"
    let task = try await FolderLock.hold(
      lock,
      onWait: { Issue.record("Someone else builds here.") }
    ) { () async throws(ReviewError) in
      let task = Task { try await process.run() }
      while !((try? Files.lines(of: errors.path)) ?? []).contains(CheckOutput.waiting) {
        await Task.yield()
      }
      return task
    }
    #expect(try await task.value.ending == .exited(0))
    #expect(
      try Files.lines(of: errors.path) == [
        "Checking Lamp, before.", CheckOutput.waiting, CheckOutput.building,
      ]
    )
  }
}
