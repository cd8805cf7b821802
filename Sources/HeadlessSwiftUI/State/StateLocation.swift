internal import HeadlessScreen

/// The storage of one `@State`: it belongs to the node that its view is installed at.
///
/// Checked by hand: value and readers are only touched while the lock is held, so that a write
/// from a background thread is stored at once (rule S5).
final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  private var readers: [ObjectIdentifier: Dependent] = [:]

  init(_ initial: Value) { value = initial }

  /// What is stored, without any dependency on it.
  var current: Value { lock.withLock { value } }

  /// The value as a binding's reader gets it: the view being evaluated depends on it from now on.
  override func get() -> Value {
    if let node = Graph.evaluatingHere {
      addReader(MainActor.assumeIsolated { Dependent(node) })
    }
    return current
  }

  /// Stores a value and has the views evaluated that have read the old one.
  ///
  /// An equal value changes nothing (rule S4). During an update the write is recorded as an issue
  /// and dropped (rule R10).
  override func set(_ value: Value) {
    if let node = Graph.evaluatingHere { return node.graph.issues.record(.changedStateInUpdate) }
    let told = lock.withLock {
      if areEqual(self.value, value) { return [Dependent]() }
      self.value = value
      defer { readers = [:] }
      return Array(readers.values)
    }
    for reader in told { reader.invalidate() }
  }

  /// Notes that a node has read the value.
  func addReader(_ reader: Dependent) {
    lock.withLock { readers[reader.id] = reader }
  }
}

/// Whether a write brings nothing new: by `==`, and for classes by identity.
private func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func areEqual<Known: Equatable>(_ lhs: Known) -> Bool {
    (rhs as? Known).map { lhs == $0 } ?? false
  }
  if let lhs = lhs as? any Equatable { return areEqual(lhs) }
  guard Value.self is AnyClass else { return false }
  return (lhs as AnyObject) === (rhs as AnyObject)
}
