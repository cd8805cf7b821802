package import Testing

/// Keeps tests from running at the same time as others that use the same module of an exercise.
///
/// `.serialized` does so inside a suite. The kit's tests of a before and the learner's are in two
/// modules, and an app that keeps something in one place for all would mix them up.
package struct TakingTurnsTrait: SuiteTrait, TestTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let turnstile = Turnstile.named(Self.codeModule(ofTests: test.sourceLocation.moduleName))
    await turnstile.enter()
    defer { turnstile.leave() }
    try await function()
  }

  /// Returns the module that the tests of a module use: `FavouritesBefore` for the kit's tests of
  /// the before and for the learner's.
  static func codeModule(ofTests module: String) -> String {
    for (suffix, side) in [("YourTests", "Before"), ("Tests", "")] where module.hasSuffix(suffix) {
      return module.dropLast(suffix.count) + side
    }
    return module
  }
}

extension Trait where Self == TakingTurnsTrait {
  /// One test at a time of all that use the same module of an exercise.
  package static var takingTurns: Self { TakingTurnsTrait() }
}
