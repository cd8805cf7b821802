/// A finding and what its tests came to.
package struct FindingResult: Hashable, Sendable {
  /// The finding's number.
  package var number: Int
  /// The finding's title.
  package var title: String
  /// How much the finding matters.
  package var severity: Severity
  /// What is said about it.
  package var verdict: Verdict
  /// Its tests, in the order of their places in the source.
  package var tests: [TestResult]

  /// Creates the result for a finding.
  package init(_ finding: Key.Finding, verdict: Verdict, tests: [TestResult] = []) {
    number = finding.number
    title = finding.title
    severity = finding.severity
    self.verdict = verdict
    self.tests = tests
  }
}

/// A test and what it came to.
package struct TestResult: Hashable, Sendable {
  /// The name of the function.
  package var name: String
  /// What a user should see.
  package var title: String
  /// The principle of review that the test stands for, from the comment above it.
  package var principle: String?
  /// Where it stands, as a path from the checkout's root.
  package var place: SourcePlace?
  /// How it ended.
  package var verdict: Verdict
  /// What was recorded against it.
  package var issues: [TestIssue]

  /// Creates a result.
  package init(
    name: String,
    title: String,
    principle: String? = nil,
    place: SourcePlace?,
    verdict: Verdict,
    issues: [TestIssue] = []
  ) {
    self.name = name
    self.title = title
    self.principle = principle
    self.place = place
    self.verdict = verdict
    self.issues = issues
  }
}

/// The guards and what they came to.
package struct GuardResult: Hashable, Sendable {
  /// What is said about them as a whole.
  package var verdict: Verdict
  /// Each of them.
  package var tests: [TestResult]

  /// Creates a result.
  package init(verdict: Verdict, tests: [TestResult]) {
    self.verdict = verdict
    self.tests = tests
  }
}
