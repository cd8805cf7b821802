/// Decides what a run of some tests means.
///
/// Only what is known to have gone well is green: each expected test began and ended, nothing
/// was recorded against any, the run came to its end, and the process left with 0.
package struct Judge {
  private let expected: [TestName]
  /// What became of the run.
  package let run: TestRun

  /// Creates a judge of one run.
  ///
  /// - Parameters:
  ///   - expected: The tests that the run was about.
  ///   - run: What became of it.
  package init(expected: [TestName], run: TestRun) {
    self.expected = expected
    self.run = run
  }

  /// What is said about the tests as a whole.
  package var verdict: Verdict {
    if expected.isEmpty { return .didNotRun("It has no test in this checkout.") }
    switch run.ending {
    case .timedOut: return .hung(after: run.limit)
    case .signalled(let signal): return .crashed(run.crash ?? Crash(signal: signal))
    case .exited(let code): return verdict(exitCode: code)
    }
  }

  private func verdict(exitCode: Int32) -> Verdict {
    // Whatever was recorded counts, also what no test or one of another name is blamed for.
    let recorded = run.events.issues.values.flatMap(\.self)
    if !recorded.isEmpty { return Self.verdict(on: recorded) }
    if let unfinished = expected.first(where: { !hasRun($0) }) {
      return .didNotRun(reason(for: unfinished, exitCode: exitCode))
    }
    guard run.events.isSound else { return .didNotRun(Self.tampering) }
    guard run.events.isComplete, exitCode == 0 else {
      return .didNotRun("Its process ended with exit code \(exitCode), though no test failed.")
    }
    return .green
  }

  private static let tampering =
    "The record of its run holds events that Swift Testing did not write."

  private static func verdict(on issues: [TestIssue]) -> Verdict {
    let blocking = issues.compactMap(\.blockingFinding)
    guard blocking.count == issues.count else { return .red }
    return .blocked(by: Set(blocking).sorted())
  }

  private func hasRun(_ test: TestName) -> Bool {
    run.events.started.contains(test.text) && run.events.ended.contains(test.text)
  }

  private func reason(for test: TestName, exitCode: Int32) -> String {
    let title = run.events.announced[test.text]?.title ?? test.function
    return run.events.started.contains(test.text)
      ? "The app ended itself, with exit code \(exitCode), in the middle of \"\(title)\"."
      : "\"\(title)\" did not begin."
  }

  /// Each of the tests, in the order of their places in the source.
  package var tests: [TestResult] {
    expected.map(result).sorted { ($0.place?.line ?? 0, $0.name) < ($1.place?.line ?? 0, $1.name) }
  }

  private func result(_ test: TestName) -> TestResult {
    let announcement = run.events.announced[test.text]
    let issues = run.events.issues[test.text] ?? []
    return TestResult(
      name: test.function,
      title: announcement?.title ?? test.function,
      place: announcement?.place,
      verdict: verdict(on: test, issues: issues),
      issues: issues
    )
  }

  private func verdict(on test: TestName, issues: [TestIssue]) -> Verdict {
    if !issues.isEmpty { return Self.verdict(on: issues) }
    if hasRun(test) { return .green }
    guard run.events.started.contains(test.text) else { return .didNotRun("It did not begin.") }
    switch run.ending {
    case .timedOut: return .hung(after: run.limit)
    case .signalled(let signal): return .crashed(run.crash ?? Crash(signal: signal))
    case .exited(let code): return .didNotRun(reason(for: test, exitCode: code))
    }
  }
}
