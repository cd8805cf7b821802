import Foundation
import Synchronization

/// A bank in memory that holds every request until the test answers it.
@MainActor
final class FakeBank: Bank {
  /// Whether a cancelled request ends at once, as the system's do, or is answered all the same, as
  /// one does whose reply was already on its way.
  let heedsCancellation: Bool
  private(set) var requests: [Request] = []

  init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  nonisolated func transactions() async throws -> Data {
    try await register().reply()
  }

  private func register() -> Request {
    let request = Request(heedsCancellation: heedsCancellation)
    requests.append(request)
    return request
  }
}
