/// A key whose value only memory keeps, for as long as the ``SharedStorages`` live: in an app,
/// until it is quit.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let name: String

  init(name: String) {
    self.name = name
  }

  /// `memory:` and the name.
  public var id: String { "memory:\(name)" }

  /// The same key under another name: `draft` becomes `draft@ann`.
  public func scoped(to scope: String) -> Self {
    Self(name: "\(name)@\(Scope(scope).spelling)")
  }

  /// Opens nothing: there is no storage.
  public func storage(in storages: SharedStorages) -> (any SharedStorage<Value>)? { nil }
}

extension SharedKey {
  /// Keeps the value in memory only, under a name.
  public static func inMemory<Content>(_ name: String) -> Self
  where Self == InMemoryKey<Content> {
    InMemoryKey(name: name)
  }
}
