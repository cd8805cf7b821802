@testable import TransactionsAfter

/// A fetch that waits until the test answers it.
actor HeldFetch {
  private var request: CheckedContinuation<[Transaction], any Error>?
  private var arrivals: [CheckedContinuation<Void, Never>] = []

  func fetch() async throws -> [Transaction] {
    try await withCheckedThrowingContinuation { continuation in
      request = continuation
      arrivals.forEach { $0.resume() }
      arrivals = []
    }
  }

  /// Waits until a request is there.
  func arrival() async {
    guard request == nil else { return }
    await withCheckedContinuation { arrivals.append($0) }
  }

  /// Waits for a request and answers it.
  func answer(_ answer: Result<[Transaction], any Error>) async {
    await arrival()
    request?.resume(with: answer)
    request = nil
  }
}
