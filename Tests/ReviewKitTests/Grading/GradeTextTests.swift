import ReviewKit
import Testing

/// What a person reads about their tests.
struct GradeTextTests {
  private let lit = GradeReport.Catch(name: "lit()", title: "the lamp is lit", end: .failed)

  private func test(
    _ title: String,
    _ conduct: GradeReport.Conduct = .passes,
    line: Int = 5
  ) -> GradeReport.Test {
    GradeReport.Test(
      name: title,
      title: title,
      place: SourcePlace(file: GradeSample.file, line: line),
      conduct: conduct
    )
  }

  private func text(_ report: GradeReport, width: Int = 80) -> String {
    GradeText(report, for: Terminal(width: width)).lines.joined(separator: "\n")
  }

  private var report: GradeReport {
    GradeReport(
      exercise: Sample.lamp,
      tests: [test("lit()"), test("the lamp has its volts", line: 9)],
      findings: [
        .init(.mutant(1), title: "The switch does nothing", symptom: "", fate: .caught([lit])),
        .init(
          .mutant(12),
          title: "It cannot be switched off again",
          symptom: "It stays **lit**.",
          fate: .getsThrough
        ),
        .init(.mutant(13), title: "It hums", symptom: "It hums.", fate: .isUntried),
      ],
      wrongFixes: [
        .init(
          .wrongFix(0),
          title: "Press it twice",
          symptom: "",
          fate: .caught([
            .init(name: "lit()", title: "the lamp is lit", end: .hung), lit,
          ])
        ),
        .init(
          .wrongFix(1), title: "Change the bulb", symptom: "", fate: .staysRed(1)),
        .init(
          .wrongFix(2), title: "Hit it", symptom: "It **breaks**.", fate: .getsThrough),
        .init(.wrongFix(3), title: "Wait", symptom: "", fate: .isUntried),
      ],
      leftOut: [
        .init(number: 2, reason: .notABug), .init(number: 3, reason: .spoken),
        .init(number: 4, reason: .noPutBack),
      ]
    )
  }

  @Test func `what is caught has its test, and what gets past has its symptom`() {
    #expect(
      text(report) == """
        Lamp: 1 of 3 findings would be caught by your tests.

        Caught
           1  The switch does nothing
              by "the lamp is lit"

        Not caught: with all your tests green, this could be in the app
          12  It cannot be switched off again
              It stays lit.

        Not tried: the changed code cannot be built with your tests
          13  It hums

        Wrong fixes: 1 of 4 would be caught.
          caught      Press it twice
                      by "the lamp is lit", which hangs, and by 1 more
          stays red   Change the bulb
                      One of your tests fails.
          gets past   Hit it
                      It breaks.
          not tried   Wait
                      The changed code cannot be built with your tests.

        Stays red: this fix was made to the code as shipped, whose other bugs are still
        in it. The tests that fail with it fail without it too. They show that it is not
        enough, and cannot tell whether it is wrong.

        One test passes whatever is put back. It may be worth keeping, as a guard:
          Exercises/Lamp/Tests/YourTests.swift:9
            "the lamp has its volts"

        Left out, since nothing can be put back: 2 (it is no bug), 3 (no test can show
        it) and 4 (the key has no put-back).

        Next: write a test for one that gets past, and call
              `swift run review grade lamp` again.
        """
    )
  }

  @Test func `it fits a narrow terminal`() {
    var report = report
    report.tests.append(test("the lamp is lit", .hangs))
    let lines = text(report, width: 40).split(separator: "\n")
    #expect(
      text(report, width: 40).hasPrefix(
        """
        Lamp: 1 of 3 findings would be caught by
        your tests.

        On the solution, which is correct:
        Exercises/Lamp/Tests/YourTests.swift:5
          "the lamp is lit" does not end within
          10 seconds. Wait with
          `screen.wait(for:)`, which gives up.

        It is left out of the count.

        Caught
           1  The switch does nothing
              by "the lamp is lit"

        Not caught: with all your tests green,
        this could be in the app
          12  It cannot be switched off again
              It stays lit.
        """
      )
    )
    #expect(lines.filter { $0.count > 40 && !$0.contains("Exercises/") } == [])
  }

  @Test(arguments: [
    (TestOutcome.End.failed, "by \"the lamp is lit\""),
    (.blocked, "by \"the lamp is lit\""),
    (.crashed, "by \"the lamp is lit\", which crashes"),
    (.hung, "by \"the lamp is lit\", which hangs"),
    (.vanished, "by \"the lamp is lit\", which does not run to its end"),
  ])
  func `another end than a failed expectation is told`(end: TestOutcome.End, words: String) {
    let report = GradeReport(
      exercise: Sample.lamp,
      findings: [
        .init(
          .mutant(1),
          title: "Dark",
          symptom: "",
          fate: .caught([.init(name: "lit()", title: "the lamp is lit", end: end)])
        )
      ]
    )
    #expect(text(report).contains("\n     \(words)"))
  }

  // MARK: - On the solution

  @Test func `each way to go wrong on the solution has a sentence and a remedy`() {
    let sight = GradeReport.Sight(
      text: "it is dark\nExpectation failed: false",
      place: SourcePlace(file: GradeSample.file, line: 7)
    )
    let elsewhere = GradeReport.Sight(
      text: "Fatal error: Index out of range",
      place: SourcePlace(file: "Tests/Before/Lamp/App/Phone.swift", line: 70)
    )
    let report = GradeReport(
      exercise: Sample.lamp,
      tests: [
        test("A", .fails(sight)), test("B", .fickle(failures: 1, runs: 3, sight)),
        test("C", .crashes(elsewhere)), test("D", .hangs), test("E", .doesNotRun),
        test("F", .crashes(.init(text: nil, place: nil))),
      ]
    )
    #expect(
      text(report) == """
        Lamp: 0 of 0 findings would be caught by your tests.

        On the solution, which is correct:
        Exercises/Lamp/Tests/YourTests.swift:7
          "A" fails: it is dark; Expectation failed: false. Expect only what a user of
          any correct app would see.

        Exercises/Lamp/Tests/YourTests.swift:7
          "B" is fickle: it failed in 1 of 3 runs: it is dark; Expectation failed:
          false. Let it share nothing with other tests, and wait for conditions, never
          for time.

        Exercises/Lamp/Tests/YourTests.swift:5
          "C" crashes: Fatal error: Index out of range. Look for an index, a `!` or a
          `try!` in the test itself.

        Exercises/Lamp/Tests/YourTests.swift:5
          "D" does not end within 10 seconds. Wait with `screen.wait(for:)`, which gives
          up.

        Exercises/Lamp/Tests/YourTests.swift:5
          "E" does not run to its end. Is it disabled, or does it end the process?

        Exercises/Lamp/Tests/YourTests.swift:5
          "F" crashes. Look for an index, a `!` or a `try!` in the test itself.

        These 6 are left out of the count.

        Next: put right the tests. Until one passes on the solution, nothing can be
              tried.
        """
    )
  }

  @Test func `where no test passes on the solution, no finding is named`() {
    let report = GradeReport(
      exercise: Sample.lamp,
      tests: [test("D", .hangs)],
      findings: [.init(.mutant(1), title: "Dark", symptom: "It is dark.", fate: .isUntried)],
      wrongFixes: [.init(.wrongFix(0), title: "Hit it", symptom: "", fate: .isUntried)]
    )
    #expect(
      text(report) == """
        Lamp: 0 of 1 finding would be caught by your tests.

        On the solution, which is correct:
        Exercises/Lamp/Tests/YourTests.swift:5
          "D" does not end within 10 seconds. Wait with `screen.wait(for:)`, which gives
          up.

        It is left out of the count.

        Not tried: none of your tests passes each time on the solution.

        Next: put right the tests. Until one passes on the solution, nothing can be
              tried.
        """
    )
  }

  @Test(
    arguments: [
      (
        .getsThrough, .getsThrough, .hangs,
        "Next: put right the tests that do not pass on the solution."
      ),
      (
        .getsThrough, .getsThrough, .passes,
        "Next: write a test for one that gets past, and call `swift run review grade lamp` again."
      ),
      (
        .isUntried, .getsThrough, .passes,
        "Next: write a test that fails with a wrong fix that gets past, and call "
          + "`swift run review grade lamp` again."
      ),
      (
        .isUntried, .staysRed(1), .passes,
        "Next: let your tests use Tests/Before/Lamp/App alone, so that they can be built with what "
          + "was not tried, and call `swift run review grade lamp` again."
      ),
    ] as [(GradeReport.Fate, GradeReport.Fate, GradeReport.Conduct, String)])
  func `the next step says why`(
    finding: GradeReport.Fate,
    fix: GradeReport.Fate,
    conduct: GradeReport.Conduct,
    step: String
  ) {
    let report = GradeReport(
      exercise: Sample.lamp,
      tests: [test("A"), test("B", conduct)],
      findings: [.init(.mutant(1), title: "Dark", symptom: "", fate: finding)],
      wrongFixes: [.init(.wrongFix(0), title: "Hit it", symptom: "", fate: fix)]
    )
    #expect(text(report, width: 200).hasSuffix("\n\n\(step)"))
  }

  @Test func `several tests that catch nothing are counted`() {
    let report = GradeReport(
      exercise: Sample.lamp,
      tests: [test("A"), test("B", line: 9)],
      findings: [.init(.mutant(1), title: "Dark", symptom: "It is dark.", fate: .getsThrough)]
    )
    #expect(
      text(report).contains(
        """
        2 tests pass whatever is put back. They may be worth keeping, as guards:
          Exercises/Lamp/Tests/YourTests.swift:5
            "A"
          Exercises/Lamp/Tests/YourTests.swift:9
            "B"
        """
      )
    )
  }

  @Test func `where nothing is left to do, nothing is asked for`() {
    let report = GradeReport(
      exercise: Sample.lamp,
      findings: [.init(.mutant(1), title: "Dark", symptom: "It is dark.", fate: .caught([lit]))],
      isKept: true
    )
    #expect(
      text(report) == """
        Lamp: 1 of 1 finding would be caught by your tests.

        Caught
          1  Dark
             by "the lamp is lit"

        Nothing has changed since the last grade; --fresh runs the tests again.
        """
    )
  }

  // MARK: - Nothing to grade

  @Test(
    arguments: [
      (
        .noFolder,
        """
        Exercises/Lamp/Tests is missing.

        Make it and write a test into it, in a file such as YourTests.swift.
        .shipped/YourTests/Lamp has an example.
        """
      ),
      (
        .noTests,
        """
        There is no test in Exercises/Lamp/Tests.

        A test is a function with `@Test` before it, in a Swift file.
        .shipped/YourTests/Lamp has an example.
        """
      ),
      (
        .onlyExample,
        """
        There is only the shipped example in Exercises/Lamp/Tests: it catches nothing
        yet.

        Think of something that a user should see and does not, write a test beside the
        example that looks at it, and call `swift run review grade lamp` again.
        """
      ),
      (
        .doesNotCompile([
          CompileError(
            file: GradeSample.file,
            line: 3,
            column: 7,
            message: "cannot find 'lamp' in scope",
            excerpt: ["3 |   lamp.press()", "  |   `- error: cannot find 'lamp' in scope"]
          )
        ]),
        """
        Your tests of Lamp do not compile with the solution.

        Exercises/Lamp/Tests/YourTests.swift:3:7
          3 |   lamp.press()
            |   `- error: cannot find 'lamp' in scope

        If they compile with the code under review, they use something that the solution
        does not have. Go through Tests/Before/Lamp/App alone, and import no code of the
        app.
        """
      ),
    ] as [(GradeReport.Obstacle, String)])
  func `where nothing can be graded it says why, and what to do`(
    obstacle: GradeReport.Obstacle,
    words: String
  ) {
    let report = GradeReport(exercise: Sample.lamp, obstacle: obstacle)
    #expect(text(report) == words)
    #expect(!report.isComplete)
  }
}
