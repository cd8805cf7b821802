/// Those who wait for values, in the order in which they came.
///
/// Checked by hand: the list is only touched while the lock is held. Nobody is called under it, so
/// that a subscriber may subscribe, cancel or publish.
final class Subscribers<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var receivers: [(id: Int, receive: (Value) -> Void)] = []
  private var lastID = 0

  func add(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let id = lock.withLock {
      lastID += 1
      receivers.append((lastID, receive))
      return lastID
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  func send(_ value: Value) {
    for receiver in lock.withLock({ receivers }) { receiver.receive(value) }
  }

  private func remove(_ id: Int) {
    lock.withLock { receivers.removeAll { $0.id == id } }
  }
}
