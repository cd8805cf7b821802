/// Builds one side of an exercise and runs the tests of each finding.
package struct Checker: Sendable {
  private let workspace: Workspace
  private let runner: TestRunner

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - workspace: Where to build.
  ///   - runner: What runs the tests.
  package init(workspace: Workspace, runner: TestRunner) {
    self.workspace = workspace
    self.runner = runner
  }

  /// Checks a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The code and its tests.
  ///   - findings: The findings to check, in the key's order.
  ///   - includesGuards: Whether to run the guards too.
  ///   - limit: How long the tests of one finding may take.
  ///   - reusesRuns: Whether verdicts on the same code from earlier will do.
  ///   - report: Is told when a build begins or has to wait.
  /// - Returns: The verdicts, also where the code does not compile.
  /// - Throws: An error where the kit itself cannot be built or run.
  package func check(
    _ snapshot: Snapshot,
    findings: [Key.Finding],
    includesGuards: Bool,
    limit: Duration,
    reusesRuns: Bool = false,
    report: (Workspace.Stage) -> Void
  ) async throws(ReviewError) -> CheckReport {
    switch try await workspace.build(snapshot, report: report) {
    case .failed(let errors):
      return CheckReport(
        exercise: snapshot.exercise,
        side: snapshot.side,
        findings: findings.map {
          FindingResult($0, verdict: $0.spoken == nil ? .didNotCompile : .spoken)
        },
        compileErrors: errors
      )
    case .built(let product):
      let groups = findings.filter { $0.spoken == nil }.map(\.testGroup)
      let judges = try await runner.run(
        groups + (includesGuards ? [.guards] : []),
        of: product,
        snapshot: snapshot,
        limit: limit,
        reusesRuns: reusesRuns
      )
      return self.report(on: snapshot, findings: findings, judges: judges)
    }
  }

  private func report(
    on snapshot: Snapshot,
    findings: [Key.Finding],
    judges: [TestGroup: Judge]
  ) -> CheckReport {
    var report = CheckReport(
      exercise: snapshot.exercise,
      side: snapshot.side,
      findings: findings.map { finding in
        guard let judge = judges[finding.testGroup] else {
          return FindingResult(finding, verdict: .spoken)
        }
        return FindingResult(
          finding,
          verdict: judge.verdict,
          tests: snapshot.explained(judge.tests)
        )
      },
      guards: judges[.guards].map {
        GuardResult(verdict: $0.verdict, tests: snapshot.explained($0.tests))
      }
    )
    report.unchangedSince = judges.values.compactMap(\.run.keptSince).min()
    report.hasRunTests = judges.values.contains { $0.run.keptSince == nil }
    return report
  }
}

extension Key.Finding {
  /// The tests that show it.
  package var testGroup: TestGroup { .finding(number) }
}

extension Snapshot {
  /// Returns test results with the files of the checkout, and with the tests' principles.
  fileprivate func explained(_ tests: [TestResult]) -> [TestResult] {
    tests.map { test in
      var test = test
      test.place = test.place.map(located)
      test.principle = test.place.flatMap(comment)
      for index in test.issues.indices {
        test.issues[index].place = test.issues[index].place.map(located)
      }
      return test
    }
  }
}
