internal import Synchronization

/// Lets one task at a time through, in the order in which they come.
final class Turnstile: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// Waits until nobody else is inside, and goes in.
  func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isTaken {
          state.waiting.append(continuation)
          return false
        }
        state.isTaken = true
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  /// Goes out, and lets in whoever has waited longest.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}

extension Turnstile {
  private static let all = Mutex<[String: Turnstile]>([:])

  /// Returns the one that all who give the same name share.
  static func named(_ name: String) -> Turnstile {
    all.withLock { all in
      if let known = all[name] { return known }
      let new = Turnstile()
      all[name] = new
      return new
    }
  }
}
