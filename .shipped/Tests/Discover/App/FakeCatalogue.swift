import Foundation

/// A catalogue in memory, with one recording of each kind.
@MainActor
final class FakeCatalogue: Catalogue {
  private struct Served: Encodable {
    var id: String
    var title: String
    var artist = "Ida"
    var type: String
  }

  private let all = [
    Served(id: "1", title: "Harbour", type: "album"),
    Served(id: "2", title: "Lantern", type: "single"),
    Served(id: "3", title: "Four Songs", type: "ep"),
    Served(id: "4", title: "One Night", type: "live"),
    Served(id: "5", title: "Collected", type: "compilation"),
  ]

  /// Whether requests wait instead of being answered.
  var holdsRequests = false
  private(set) var requests = 0
  private var held: [CheckedContinuation<Void, Never>] = []

  func recordings(of kinds: [String]) async throws -> Data {
    requests += 1
    if holdsRequests {
      await withCheckedContinuation { held.append($0) }
    }
    return try JSONEncoder().encode(all.filter { kinds.contains($0.type) })
  }

  /// Lets all requests that wait be answered.
  func release() {
    holdsRequests = false
    held.forEach { $0.resume() }
    held = []
  }
}
