/// What came of one variant: why it does not compile, or what its tests said.
package struct Trial: Hashable, Sendable, Codable {
  /// What the compiler complained about; if anything, no test was run.
  package var compileErrors: [CompileError]
  /// What became of each test.
  package var tests: [TestOutcome]
  /// Tests that failed beside others and passed alone, or the other way round.
  package var fickle: [String]

  /// Creates a trial.
  package init(
    compileErrors: [CompileError] = [],
    tests: [TestOutcome] = [],
    fickle: [String] = []
  ) {
    self.compileErrors = compileErrors
    self.tests = tests
    self.fickle = fickle
  }

  /// Returns what became of the tests of a group.
  package func outcomes(of group: TestGroup) -> [TestOutcome] {
    tests.filter { $0.suite == group.suiteName }
  }

  /// The groups with a test that did not pass.
  package var failing: Set<String> {
    Set(tests.filter { $0.end != .passed }.map(\.suite))
  }
}
