/// What came of a learner's tests on the solution, run several times.
package struct Rehearsal: Hashable, Sendable, Codable {
  /// What is known of the tests after each run; the first has them all.
  package var runs: [[TestOutcome]]

  /// Creates a rehearsal.
  package init(runs: [[TestOutcome]]) {
    self.runs = runs
  }

  /// The names of the tests that passed each time, which are those that can say something.
  package var steady: [String] {
    (runs.first ?? []).map(\.name).filter { failures(of: $0).isEmpty }.sorted()
  }

  /// Returns how a test did.
  func conduct(of name: String) -> GradeReport.Conduct {
    let failures = failures(of: name)
    guard let first = failures.first else { return .passes }
    let count = outcomes(of: name).count
    if failures.count < count {
      return .fickle(failures: failures.count, runs: count, first.sight)
    }
    switch first.end {
    case .crashed: return .crashes(first.sight)
    case .hung: return .hangs
    case .vanished: return .doesNotRun
    case .passed, .failed, .blocked: return .fails(first.sight)
    }
  }

  private func outcomes(of name: String) -> [TestOutcome] {
    runs.compactMap { run in run.first { $0.name == name } }
  }

  private func failures(of name: String) -> [TestOutcome] {
    outcomes(of: name).filter { $0.end != .passed }
  }
}

extension TestOutcome {
  /// What was seen first, and where.
  fileprivate var sight: GradeReport.Sight {
    GradeReport.Sight(text: issues.first?.text, place: issues.first?.place ?? place)
  }
}
