/// A key whose value is kept in user defaults, where it can be read as an ordinary entry.
///
/// A change that another part of the app makes to the entry, past this module, is not observed;
/// the later write wins.
public struct AppStorageKey<Value: AppStorageValue>: SharedKey {
  private let name: String

  init(name: String) {
    self.name = name
  }

  /// `defaults:` and the name of the entry.
  public var id: String { "defaults:\(name)" }

  /// The same key under another name: `isOn` becomes `isOn@ann`.
  public func scoped(to scope: String) -> Self {
    Self(name: "\(name)@\(Scope(scope).spelling)")
  }

  /// Opens the entry.
  public func storage(in storages: SharedStorages) -> (any SharedStorage<Value>)? {
    DefaultsPlace(name: name, defaults: storages.defaults)
  }
}

extension SharedKey {
  /// Keeps the value in user defaults, under a name.
  public static func appStorage<Content>(_ name: String) -> Self
  where Self == AppStorageKey<Content> {
    AppStorageKey(name: name)
  }
}
