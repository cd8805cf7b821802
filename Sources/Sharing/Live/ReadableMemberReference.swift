/// A member of a shared value that can only be read.
final class ReadableMemberReference<Base: ReadableReference, Value: Sendable>: ReadableReference {
  private let base: Base
  private let path: any KeyPath<Base.Value, Value> & Sendable

  init(of base: Base, at path: any KeyPath<Base.Value, Value> & Sendable) {
    self.base = base
    self.path = path
  }

  var value: Value { base.value[keyPath: path] }
  var loadState: LoadState { base.loadState }
  var saveError: (any Error)? { base.saveError }
}
