/// A member of a shared value, changed under the lock of the whole.
final class MemberReference<Base: Reference, Value: Sendable>: Reference {
  private let base: Base
  private let path: any WritableKeyPath<Base.Value, Value> & Sendable

  init(of base: Base, at path: any WritableKeyPath<Base.Value, Value> & Sendable) {
    self.base = base
    self.path = path
  }

  var value: Value { base.value[keyPath: path] }
  var loadState: LoadState { base.loadState }
  var saveError: (any Error)? { base.saveError }

  func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try base.withLock { (whole: inout Base.Value) throws(Failure) -> sending Result in
      try operation(&whole[keyPath: path])
    }
  }

  func flush() async throws { try await base.flush() }
  func load() async throws { try await base.load() }
  func save() async throws { try await base.save() }
}
