extension SharedKey {
  /// This key together with the value that it starts from.
  public typealias Default = SharedKeyDefault<Self>
}

/// A key together with the value that it starts from.
///
/// The default is what a reader gets while nothing is stored. It is not written to the storage
/// until something changes.
public struct SharedKeyDefault<Base: SharedKey>: SharedKey {
  let base: Base
  let defaultValue: @Sendable () -> Base.Value

  /// Joins a key with its default.
  public static subscript(
    _ key: Base,
    default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, defaultValue: value)
  }

  /// The id of the key itself: a default makes no other value.
  public var id: String { base.id }

  /// The key in that scope, with the same default.
  public func scoped(to scope: String) -> Self {
    Self(base: base.scoped(to: scope), defaultValue: defaultValue)
  }

  /// Opens the storage of the key itself.
  public func storage(in storages: SharedStorages) -> (any SharedStorage<Base.Value>)? {
    base.storage(in: storages)
  }
}
