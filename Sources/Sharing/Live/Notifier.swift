/// Tells observers of changes on the main actor, one change after the other.
final class Notifier: Sendable {
  @MainActor private var isSending = false
  @MainActor private var queue: [Signal] = []

  /// Tells the observers of a change that has been made.
  ///
  /// Before this returns if the caller is on the main thread and not an observer, otherwise in a
  /// later turn. One turn does for all changes made before it.
  func changed(_ signal: Signal, in storages: @autoclosure () -> SharedStorages?) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { send(signal) }
    } else if !signal.isWaiting, signal.beginWaiting() {
      let storages = storages()
      Task { @MainActor in
        signal.endWaiting()
        guard let storages else { return send(signal) }
        SharedStorages.$current.withValue(storages) { send(signal) }
      }
    }
  }

  /// Sends a signal, and then those that its observers have caused.
  @MainActor private func send(_ signal: Signal) {
    guard !isSending else { return queue.append(signal) }
    isSending = true
    signal.send()
    while !queue.isEmpty { queue.removeFirst().send() }
    isSending = false
  }
}
