/// The place that keeps one shared value: a file, or an entry in user defaults.
///
/// Its methods may take their time. ``load()`` is called when the value is first shared, and both
/// are called, one after the other, on a queue of the ``SharedStorages``.
public protocol SharedStorage<Value>: Sendable {
  /// The type of the shared value.
  associatedtype Value: Sendable

  /// Reads the value, or returns nil where nothing is stored yet.
  ///
  /// - Throws: The reason that what is stored can't be read. Nothing is written then until the
  ///   caller decides.
  func load() throws -> Value?

  /// Stores the value so that it survives the end of the process, and returns when it does.
  ///
  /// - Throws: The reason that the value isn't stored. What was stored before is still there.
  func save(_ value: Value, overwriting: Bool) throws
}
