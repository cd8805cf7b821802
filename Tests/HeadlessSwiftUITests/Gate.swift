import Foundation

/// A reply that is held back until the test lets it go.
///
/// Checked by hand: everything is only touched while the lock is held.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// How many have come to the gate.
  var arrivals: Int { lock.withLock { count } }
  private var count = 0

  func pass() async {
    await withCheckedContinuation { continuation in
      let mayPass = lock.withLock {
        count += 1
        if !isOpen { waiting.append(continuation) }
        return isOpen
      }
      if mayPass { continuation.resume() }
    }
  }

  func open() {
    let released = lock.withLock {
      isOpen = true
      defer { waiting = [] }
      return waiting
    }
    for continuation in released { continuation.resume() }
  }
}
