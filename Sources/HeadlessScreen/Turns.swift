internal import Dispatch

/// Waiting without a clock: giving other work its turn, a bounded number of times.
package enum Turns {
  /// How many turns a wait takes before it gives up.
  ///
  /// Each is a round trip through every queue
  /// that work may be waiting in, so a busy machine makes turns slower, not fewer.
  package static let limit = 2_000

  /// Lets everything that is ready to run go first.
  ///
  /// Passes once through the main actor's queue, the concurrent executor at its lowest priority,
  /// and a dispatch queue, so that whatever waited in one of them has been started.
  @MainActor package static func pass() async {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .background).async { continuation.resume() }
    }
    await Task.yield()
  }

  /// Takes turns until `condition` holds, at most ``limit`` of them.
  ///
  /// - Returns: Whether the condition came to hold.
  @MainActor package static func pass(until condition: () -> Bool) async -> Bool {
    for _ in 0..<limit {
      if condition() { return true }
      await pass()
    }
    return condition()
  }
}
