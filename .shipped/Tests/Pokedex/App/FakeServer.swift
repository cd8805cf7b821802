/// A server in memory that holds every request until the test answers it.
@MainActor
final class FakeServer: StarServer {
  private var waiting: [CheckedContinuation<[Int], Never>] = []

  /// How many requests wait for an answer.
  var requestCount: Int { waiting.count }

  func stars() async throws -> [Int] {
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Answers the request that has waited longest.
  func answer(_ stars: [Int]) {
    waiting.removeFirst().resume(returning: stars)
  }
}
