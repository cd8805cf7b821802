@testable import PokedexAfter

/// A server whose one request waits until the test answers it.
@MainActor final class HeldServer: StarServer {
  private var request: CheckedContinuation<[Int], Never>?
  private var arrived: CheckedContinuation<Void, Never>?

  func stars() async throws -> [Int] {
    await withCheckedContinuation { continuation in
      request = continuation
      arrived?.resume()
    }
  }

  /// Waits until the request is there.
  func arrival() async {
    guard request == nil else { return }
    await withCheckedContinuation { arrived = $0 }
  }

  func answer(_ stars: [Int]) {
    request?.resume(returning: stars)
    request = nil
  }
}
