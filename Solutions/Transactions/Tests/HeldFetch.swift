@testable import TransactionsAfter

/// A fetch whose requests wait until the test answers them.
actor HeldFetch {
  private var requests: [CheckedContinuation<[Transaction], any Error>] = []
  private var arrivals: [(count: Int, CheckedContinuation<Void, Never>)] = []

  func fetch() async throws -> [Transaction] {
    try await withCheckedThrowingContinuation { continuation in
      requests.append(continuation)
      for (_, waiting) in arrivals.filter({ $0.count <= requests.count }) { waiting.resume() }
      arrivals.removeAll { $0.count <= requests.count }
    }
  }

  /// Waits until the nth request is there.
  func arrival(of number: Int) async {
    guard requests.count < number else { return }
    await withCheckedContinuation { arrivals.append((number, $0)) }
  }

  /// Waits for the nth request and answers it.
  func answer(_ number: Int, with answer: Result<[Transaction], any Error>) async {
    await arrival(of: number)
    requests[number - 1].resume(with: answer)
  }
}
