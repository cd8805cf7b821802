import Sharing
import Testing

/// Gives each test storages of its own, in memory.
struct OwnStorages: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await SharedStorages.$current.withValue(.inMemory(), operation: function)
  }
}

extension Trait where Self == OwnStorages {
  static var ownStorages: Self { Self() }
}
