import Foundation
import Synchronization

extension FakeBank {
  /// One request that the app has made.
  final class Request: Sendable {
    private struct State {
      var reply: Result<Data, any Error>?
      var waiting: CheckedContinuation<Data, any Error>?
      var isCancelled = false
    }

    private let heedsCancellation: Bool
    private let state = Mutex(State())

    init(heedsCancellation: Bool) {
      self.heedsCancellation = heedsCancellation
    }

    /// Whether the app has cancelled it.
    var isCancelled: Bool {
      state.withLock { $0.isCancelled }
    }

    func answer(_ movements: [Movement]) throws {
      let json = try JSONEncoder().encode(movements)
      end(with: .success(json))
    }

    func fail() {
      end(with: .failure(URLError(.notConnectedToInternet)))
    }

    /// Waits for the test's answer.
    func reply() async throws -> Data {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let reply = state.withLock { state in
            if state.reply == nil { state.waiting = continuation }
            return state.reply
          }
          if let reply { continuation.resume(with: reply) }
        }
      } onCancel: {
        state.withLock { $0.isCancelled = true }
        if heedsCancellation { end(with: .failure(URLError(.cancelled))) }
      }
    }

    /// Sets the reply, once, and lets whoever waits for it go on.
    private func end(with reply: Result<Data, any Error>) {
      let waiting = state.withLock { state -> CheckedContinuation<Data, any Error>? in
        guard state.reply == nil else { return nil }
        state.reply = reply
        defer { state.waiting = nil }
        return state.waiting
      }
      waiting?.resume(with: reply)
    }
  }
}
