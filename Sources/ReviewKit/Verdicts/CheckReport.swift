package import Foundation

/// What a check of one side of one exercise came to.
package struct CheckReport: Hashable, Sendable {
  /// The exercise.
  package var exercise: Exercise
  /// The side that was checked.
  package var side: Side
  /// The findings that were checked, in the key's order.
  package var findings: [FindingResult]
  /// The guards; none where only some findings were asked about, or nothing could run.
  package var guards: GuardResult?
  /// Why nothing could be built, if so.
  package var compileErrors: [CompileError]
  /// How the tests in the checkout compare with those that were shipped and run.
  package var tests = TestRecord.current
  /// The time of the earlier runs that some or all of the verdicts are from.
  package var unchangedSince: Date?
  /// Whether tests were run for this report.
  package var hasRunTests = true

  /// Creates a report.
  package init(
    exercise: Exercise,
    side: Side,
    findings: [FindingResult],
    guards: GuardResult? = nil,
    compileErrors: [CompileError] = []
  ) {
    self.exercise = exercise
    self.side = side
    self.findings = findings
    self.guards = guards
    self.compileErrors = compileErrors
  }

  /// The findings that tests decide about.
  package var tested: [FindingResult] {
    findings.filter { $0.verdict != .spoken }
  }

  /// How many findings are green.
  package var greenCount: Int {
    tested.count(where: \.verdict.isGreen)
  }

  /// Whether nothing is left to do.
  ///
  /// Without a record of the shipped tests nobody can tell whether they were edited.
  package var isGreen: Bool {
    tests != .missing && greenCount == tested.count
      && (guards?.verdict.isGreen ?? compileErrors.isEmpty)
  }
}
