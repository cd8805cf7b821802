import Foundation

/// The shape that a check's report has as JSON.
struct CheckRecord: Encodable {
  private var version = JSONText.version
  private var exercise: String
  private var side: Side
  private var green: Int
  private var of: Int
  private var findings: [Finding]
  private var guards: Guards?
  private var compileErrors: [CompileErrorRecord]
  private var shippedTests: ShippedTests?
  private var unchangedSince: String?

  /// Creates the shape of a report.
  init(_ report: CheckReport) {
    exercise = report.exercise.name
    side = report.side
    green = report.greenCount
    of = report.tested.count
    findings = report.findings.map(Finding.init)
    guards = report.guards.map(Guards.init)
    compileErrors = report.compileErrors.map(CompileErrorRecord.init)
    shippedTests = ShippedTests(report.tests)
    unchangedSince = report.unchangedSince.map { $0.formatted(.iso8601) }
  }

  private struct ShippedTests: Encodable {
    var isRecorded: Bool
    var differences: [Difference]

    struct Difference: Encodable {
      var file: String
      var change: TestRecord.Change
    }

    init?(_ record: TestRecord) {
      switch record {
      case .current: return nil
      case .missing: (isRecorded, differences) = (false, [])
      case .differs(let all):
        isRecorded = true
        differences = all.map { Difference(file: $0.file, change: $0.change) }
      }
    }
  }

  private struct Finding: Encodable {
    var number: Int
    var title: String
    var severity: Severity
    var verdict: String
    var blockedBy: [Int]?
    var reason: String?
    var tests: [Test]

    init(_ finding: FindingResult) {
      number = finding.number
      title = finding.title
      severity = finding.severity
      verdict = finding.verdict.word
      if case .blocked(let numbers) = finding.verdict { blockedBy = numbers }
      reason = VerdictText(finding.verdict).sentence
      tests = finding.tests.map(Test.init)
    }
  }

  private struct Guards: Encodable {
    var verdict: String
    var reason: String?
    var tests: [Test]

    init(_ guards: GuardResult) {
      verdict = guards.verdict.word
      reason = VerdictText(guards.verdict).sentence
      tests = guards.tests.map(Test.init)
    }
  }

  private struct Test: Encodable {
    var name: String
    var title: String
    var principle: String?
    var file: String?
    var line: Int?
    var verdict: String
    var issues: [Issue]

    init(_ test: TestResult) {
      name = test.name
      title = test.title
      principle = test.principle
      file = test.place?.file
      line = test.place?.line
      verdict = test.verdict.word
      issues = test.issues.map(Issue.init)
    }
  }

  private struct Issue: Encodable {
    var text: String
    var file: String?
    var line: Int?

    init(_ issue: TestIssue) {
      text = issue.text
      file = issue.place?.file
      line = issue.place?.line
    }
  }
}
