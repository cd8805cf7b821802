package import Testing

/// Says which finding of the key a suite of tests shows.
///
/// In a plain `swift test` the shipped bugs are there on purpose, so each failure of a finding's
/// tests on a before is recorded as a *known issue* that names the finding. An untouched before
/// must still show every one of its bugs. In a before that the learner has edited, a test may pass.
/// With `--filter` the question is "is it fixed?", and the answer is plain red or green.
package struct FindingTrait: SuiteTrait, TestTrait, TestScoping {
  /// The finding's number in the key.
  package var number: Int

  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard let exercise = ExerciseUnderTest(of: test), exercise.side == .before,
      !TestRun.current.isFiltered
    else { return try await function() }
    await withKnownIssue(
      "Finding \(number) of \(exercise.name), as shipped",
      isIntermittent: !exercise.isAsShipped,
      sourceLocation: test.sourceLocation
    ) {
      try await function()
    }
  }
}

extension Trait where Self == FindingTrait {
  /// The finding of the exercise's key, by number, that these tests show.
  package static func finding(_ number: Int) -> Self {
    FindingTrait(number: number)
  }
}
