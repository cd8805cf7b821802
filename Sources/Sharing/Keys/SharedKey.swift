/// The name, the type and the storage of a shared value.
///
/// Give each key a name, once, with its default. Every place that shares the value uses the name,
/// so none can spell the storage differently or start from another default:
///
/// ```swift
/// extension SharedKey where Self == FileStorageKey<Set<Int>>.Default {
///   static var favorites: Self {
///     Self[.fileStorage(.documentsDirectory.appending(component: "favorites.json")), default: []]
///   }
/// }
/// ```
///
/// The kit's keys are ``FileStorageKey``, ``AppStorageKey`` and ``InMemoryKey``.
public protocol SharedKey<Value>: Sendable {
  /// The type of the shared value.
  associatedtype Value: Sendable

  /// The place in the storage, such as `file:/data/favorites.json`: keys with one id share a value.
  var id: String { get }

  /// The same key for one person, account or document.
  ///
  /// Different scopes never share a value, whatever characters they are made of. Scopes that
  /// Swift takes for equal strings do.
  func scoped(to scope: String) -> Self

  /// Opens the place that keeps the value, or returns nil where only memory does.
  func storage(in storages: SharedStorages) -> (any SharedStorage<Value>)?
}
