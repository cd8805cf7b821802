/// What a view is told by its ancestors.
public struct EnvironmentValues {
  private var entries: [ObjectIdentifier: Any] = [:]
  private var version = Version()

  /// Stands for the values as they were when it was made, so that copies compare at once.
  private final class Version {}

  /// Makes an environment in which everything has its default value.
  public init() {}

  /// The value for a key: the one set, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      entries[ObjectIdentifier(key)] = newValue
      version = Version()
    }
  }

  /// The object of a type, where one was put in.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    entries[ObjectIdentifier(type)] as? Object
  }

  /// Puts an object in, under its type.
  mutating func setObject<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    entries[ObjectIdentifier(type)] = object
    version = Version()
  }

  /// Whether nothing was set since the two were one.
  func isIdentical(to other: EnvironmentValues) -> Bool { version === other.version }

  /// Whether every entry is the same.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool {
    if isIdentical(to: other) { return true }
    guard entries.count == other.entries.count else { return false }
    return entries.allSatisfy { key, value in
      other.entries[key].map { InputComparison.areSameDynamically(value, $0) } ?? false
    }
  }
}
