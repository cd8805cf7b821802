/// What a ``SharedReader`` stands for: a live value, or a member of one.
protocol ReadableReference<Value>: AnyObject, Sendable {
  associatedtype Value: Sendable

  /// The value now; whoever tracks what they read depends on it.
  var value: Value { get }
  var loadState: LoadState { get }
  var saveError: (any Error)? { get }
}

/// What a ``Shared`` stands for.
protocol Reference<Value>: ReadableReference {
  func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result

  func flush() async throws
  func load() async throws
  func save() async throws
}

extension Reference {
  /// A reference to one member, which shares everything else with this one.
  func member<Member: Sendable>(
    _ path: any WritableKeyPath<Value, Member> & Sendable
  ) -> any Reference<Member> {
    MemberReference(of: self, at: path)
  }
}

extension ReadableReference {
  /// A reference to one member that can only be read.
  func readableMember<Member: Sendable>(
    _ path: any KeyPath<Value, Member> & Sendable
  ) -> any ReadableReference<Member> {
    ReadableMemberReference(of: self, at: path)
  }
}
