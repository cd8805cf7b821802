internal import Dispatch
internal import Foundation

/// Waiting without a clock: giving other work its turn, a bounded number of times.
package enum Turns {
  /// How many turns a wait takes before it gives up.
  ///
  /// Each is a round trip through every queue
  /// that work may be waiting in, so a busy machine makes turns slower, not fewer.
  package static let limit = 1_000

  /// Lets everything that is ready to run go first.
  ///
  /// Passes once through the main actor's queue and, at the priority of ordinary work, through the
  /// concurrent executor and a dispatch queue, so that whatever waited there before has been
  /// started. Every thread on the way steps back in favour of those that are ready to run: work
  /// that was started, and then interrupted by another process, gets on as well.
  @MainActor package static func pass() async {
    await Task.yield()
    await Task.detached(priority: .medium) { _ = sched_yield() }.value
    await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .default).async {
        sched_yield()
        continuation.resume()
      }
    }
    sched_yield()
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
