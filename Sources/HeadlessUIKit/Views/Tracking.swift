internal import Observation
internal import Synchronization

/// Remembers whether anything that was read during the last run has changed since (U10).
///
/// A change is noticed on whichever thread it is made, and only noted: the next pass runs again.
final class Tracking: Sendable {
  private struct State {
    var run = 0
    var hasChanged = false
  }

  private let state = Mutex(State())

  /// Whether something read by the last run has changed since.
  var hasChanged: Bool { state.withLock(\.hasChanged) }

  /// Runs `body` and watches what it reads.
  @MainActor func run(_ body: () -> Void) {
    let run = state.withLock { state in
      state.run += 1
      state.hasChanged = false
      return state.run
    }
    withObservationTracking(body) { [self] in
      // What an earlier run read may no longer matter.
      state.withLock { state in
        if state.run == run { state.hasChanged = true }
      }
    }
  }
}
