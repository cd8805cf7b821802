internal import Sharing
package import Testing

/// Gives each test shared storages of its own, in memory.
package struct OwnStorages: TestTrait, SuiteTrait, TestScoping {
  package var isRecursive: Bool { true }

  @concurrent package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SharedStorages.$current.withValue(.inMemory(), operation: function)
  }
}

extension Trait where Self == OwnStorages {
  /// Shared storages for each test alone, in memory.
  package static var ownStorages: Self { Self() }
}
