import ReviewKit

/// Findings and reports for tests.
enum Sample {
  static let lamp = Exercise(name: "Lamp")

  static func finding(_ number: Int, _ title: String, spoken: String? = nil) -> Key.Finding {
    let heading = "### \(number). \(title)"
    let text =
      ["# Key", "## Findings", heading, "- severity: major", "- topic: state"]
      + (spoken.map { ["- spoken: \($0)"] } ?? [])
      + [
        "## Wrong fixes", "## The lesson", "## Tests worth asking for", "## Said, not coded",
        "## Follow-ups", "## Sources",
      ]
    guard let finding = try? KeyReader.read(text, in: "key").findings.first else {
      preconditionFailure("The sample cannot be read.")
    }
    return finding
  }

  static func result(
    _ number: Int,
    _ title: String,
    _ verdict: Verdict,
    _ tests: [TestResult] = []
  ) -> FindingResult {
    FindingResult(finding(number, title), verdict: verdict, tests: tests)
  }

  static func report(
    _ findings: FindingResult...,
    side: Side = .before,
    guards: Verdict? = .green,
    errors: [CompileError] = []
  ) -> CheckReport {
    let test = TestResult(
      name: "volts()",
      title: "the lamp has its volts",
      place: SourcePlace(file: "Guards.swift", line: 3),
      verdict: guards ?? .green
    )
    return CheckReport(
      exercise: lamp,
      side: side,
      findings: findings,
      guards: guards.map { GuardResult(verdict: $0, tests: [test]) },
      compileErrors: errors
    )
  }

  /// Returns an entry of the list with two findings and two questions, on which nothing was done.
  static func entry(_ name: String = "Lamp", topics: String = "state") throws -> ListEntry {
    let brief = ["# Title", "A line.", "- minutes: 5", "- topics: \(topics)"]
    var key = try KeyReader.read(KeyText.lines, in: KeyText.path)
    key.findings = [finding(1, "One"), finding(2, "Two"), finding(3, "Three", spoken: "a matter")]
    key.followUps = ["one", "two"].map { Key.FollowUp(question: $0, answer: []) }
    return ListEntry(
      exercise: Exercise(name: name),
      brief: try BriefReader.read(brief, in: "README.md"),
      key: key,
      progress: nil,
      answers: AnswerBook()
    )
  }
}
