import ReviewKit
import Testing

struct CheckTextTests {
  @Test func `numbers and words stand in columns`() {
    let report = Sample.report(
      Sample.result(9, "Nine", .green),
      Sample.result(10, "Ten", .blocked(by: [9])),
      guards: nil
    )
    #expect(
      text(report).prefix(2) == ["green     9  Nine", "blocked  10  Ten (fix 9 first)"]
    )
  }

  @Test func `a verdict's word is coloured, the line is not`() {
    let report = Sample.report(Sample.result(1, "One", .green), guards: nil)
    let terminal = Terminal(isColoured: true)
    #expect(CheckText(report, for: terminal).lines.first == "\u{1B}[32mgreen\u{1B}[0m  1  One")
  }

  @Test(
    arguments: [
      (.blocked(by: [3]), "Its tests get no further before finding 3 is fixed."),
      (.blocked(by: [3, 4, 9]), "Its tests get no further before findings 3, 4 and 9 are fixed."),
      (
        .crashed(Crash(signal: 4, message: "Fatal error: no")),
        "The app stopped: Fatal error: no (SIGILL, signal 4)."
      ),
      (
        .crashed(Crash(signal: 11)),
        "The app stopped at a use of memory that isn't its own (SIGSEGV, signal 11)."
      ),
      (.hung(after: .seconds(1)), "The app did not answer within 1 second and was ended."),
      (.hung(after: .seconds(10)), "The app did not answer within 10 seconds and was ended."),
      (.didNotRun("It has no test."), "It has no test."),
    ] as [(Verdict, String)]
  )
  func `what happened is said in a sentence`(verdict: Verdict, sentence: String) {
    let lines = text(Sample.report(Sample.result(1, "One", verdict), guards: nil))
    #expect(lines[1] == "")
    #expect(
      lines[2...].prefix { !$0.isEmpty } == Terminal().wrap(sentence, indent: 5, first: "1  ")[...])
  }

  @Test func `a crash has its place`() {
    let crash = Crash(signal: 4, place: SourcePlace(file: "Lamp.swift", line: 12))
    let lines = text(Sample.report(Sample.result(1, "One", .crashed(crash)), guards: nil))
    #expect(lines.contains("   At: Lamp.swift:12"))
  }

  @Test func `of a finding's tests, those that are green are left out`() {
    let place = SourcePlace(file: "Lamp.swift", line: 5)
    let tests = [
      TestResult(name: "a()", title: "it is lit", place: place, verdict: .green),
      TestResult(
        name: "b()",
        title: "it is dark",
        principle: "Say so.",
        place: place,
        verdict: .red,
        issues: [
          TestIssue(text: "it is lit\n#expect failed", place: SourcePlace(file: "L.swift", line: 6))
        ]
      ),
      TestResult(
        name: "c()",
        title: "it is warm",
        place: nil,
        verdict: .didNotRun("It did not begin.")
      ),
    ]
    let lines = text(Sample.report(Sample.result(1, "One", .red, tests), guards: nil))
    #expect(
      lines == [
        "red  1  One", "", "1  Expected: it is dark", "   Seen: it is lit", "   #expect failed",
        "   L.swift:6", "", "   Expected: it is warm", "   Not run: It did not begin.", "",
        "0 of 1 green.", "Next: change the code in Exercises/Lamp/Sources, then check again.",
      ]
    )
  }

  @Test func `of several findings, each has few lines`() {
    let place = SourcePlace(file: "L.swift", line: 6)
    let tests = ["a()", "b()"].map { name in
      TestResult(
        name: name,
        title: "\(name) is lit",
        place: place,
        verdict: .red,
        issues: [TestIssue(text: "dark\nvery", place: place), TestIssue(text: "x", place: place)]
      )
    }
    let report = Sample.report(
      Sample.result(1, "One", .red, tests),
      Sample.result(2, "Two", .blocked(by: [1]), tests),
      guards: nil
    )
    #expect(
      text(report) == [
        "red      1  One", "blocked  2  Two (fix 1 first)", "", "1  Expected: a() is lit",
        "   Seen: dark", "   L.swift:6",
        "   2 of its tests are not green. `--finding 1` shows them all.",
        "",
        "0 of 2 green.", "Next: finding 1. Alone: `swift run review check lamp --finding 1`",
      ]
    )
  }

  @Test func `guards that fail are told after the findings`() {
    let lines = text(Sample.report(Sample.result(1, "One", .green), guards: .red))
    #expect(
      lines == [
        "green  1  One", "", "Guards: 0 of 1 green.", "",
        "Guards: what worked and has to keep working.",
        "  Expected: the lamp has its volts", "  Guards.swift:3", "", "1 of 1 green.",
        "Next: something that worked no longer does. Put that right, then",
        "      `swift run review check lamp` again.",
      ]
    )
  }

  @Test func `of many compile errors the first few are shown`() {
    let errors = (1...7).map { (line: Int) in
      CompileError(file: "Lamp.swift", line: line, column: 1, message: "no \(line)")
    }
    let lines = text(
      Sample.report(Sample.result(1, "One", .didNotCompile), guards: nil, errors: errors)
    )
    #expect(lines.prefix(4) == ["Lamp does not compile.", "", "Lamp.swift:1:1", "  no 1"])
    #expect(lines.contains("  no 5"))
    #expect(!lines.contains("  no 6"))
    #expect(lines.contains("There are 2 more."))
  }

  private func text(_ report: CheckReport) -> [String] {
    CheckText(report, for: Terminal()).lines
  }
}
