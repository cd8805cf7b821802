/// Says what a learner's tests would catch, from what came of them on each variant.
package struct GradeJudge {
  private let exercise: Exercise
  private let key: Key
  private let rehearsal: Rehearsal
  private let trials: [Variant: Trial]

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - key: Its key.
  ///   - rehearsal: What came of the tests on the solution.
  ///   - trials: What came of those that passed there on the variants that could be made.
  package init(
    exercise: Exercise,
    key: Key,
    rehearsal: Rehearsal,
    trials: [Variant: Trial]
  ) {
    self.exercise = exercise
    self.key = key
    self.rehearsal = rehearsal
    self.trials = trials
  }

  /// What the tests would catch.
  package var report: GradeReport {
    GradeReport(
      exercise: exercise,
      tests: tests,
      findings: key.findings.filter { $0.putBack != nil }.map(item),
      wrongFixes: key.wrongFixes.indices.map(item),
      leftOut: key.findings.filter { $0.putBack == nil }.map(leftOut)
    )
  }

  private var tests: [GradeReport.Test] {
    (rehearsal.runs.first ?? []).map { outcome in
      GradeReport.Test(
        name: outcome.name,
        title: outcome.title,
        place: outcome.place,
        conduct: rehearsal.conduct(of: outcome.name)
      )
    }.sorted { first, second in
      let places = [first, second].map { ($0.place?.file ?? "~", $0.place?.line ?? 0, $0.name) }
      return places[0] < places[1]
    }
  }

  // MARK: - Findings

  private func item(_ finding: Key.Finding) -> GradeReport.Item {
    GradeReport.Item(
      .mutant(finding.number),
      title: finding.title,
      symptom: finding.prose.firstParagraph,
      fate: fate(on: .mutant(finding.number))
    )
  }

  private func leftOut(_ finding: Key.Finding) -> GradeReport.LeftOut {
    GradeReport.LeftOut(
      number: finding.number,
      reason: finding.spoken != nil
        ? .spoken : finding.severity == .notABug ? .notABug : .noPutBack
    )
  }

  // MARK: - Wrong fixes

  private func item(_ index: Int) -> GradeReport.Item {
    let fix = key.wrongFixes[index]
    return GradeReport.Item(
      .wrongFix(index),
      title: fix.title,
      symptom: fix.prose.firstParagraph,
      fate: fate(on: .wrongFix(index))
    )
  }

  // MARK: - What the tests say

  /// What the tests say to a variant.
  ///
  /// On code that was made from the before, a test that fails on the before as well is no catch.
  private func fate(on variant: Variant) -> GradeReport.Fate {
    let steady = Set(rehearsal.steady)
    if steady.isEmpty { return .isUntried }
    guard let failing = failing(on: variant, among: steady) else { return .isUntried }
    var known: Set<String> = []
    if key.change(for: variant).base == .before {
      guard let before = self.failing(on: .before, among: steady) else { return .isUntried }
      known = Set(before.map(\.name))
    }
    let catches = failing.filter { !known.contains($0.name) }
    if !catches.isEmpty { return .caught(catches) }
    return failing.isEmpty ? .getsThrough : .staysRed(failing.count)
  }

  /// Returns the tests that do not pass on a variant; nil where they could not be built with it.
  private func failing(on variant: Variant, among steady: Set<String>) -> [GradeReport.Catch]? {
    guard let trial = trials[variant], trial.compileErrors.isEmpty else { return nil }
    return trial.tests.filter { $0.end != .passed && steady.contains($0.name) }.map {
      GradeReport.Catch(name: $0.name, title: $0.title, end: $0.end)
    }
  }
}

extension [MarkdownBlock] {
  /// The first paragraph's text; empty where there is none.
  fileprivate var firstParagraph: String {
    for case .paragraph(let text) in self { return text }
    return ""
  }
}
