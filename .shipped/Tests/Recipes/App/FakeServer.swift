import Foundation

/// The household's server, in memory: one list for everybody.
@MainActor
final class FakeServer: RecipeServer {
  var list: [ServedRecipe]
  /// Whether recipes can be fetched, but nothing can be sent.
  var refusesChanges = false
  /// The size of everything that was sent, in bytes.
  private(set) var bytesReceived = 0

  init(_ list: [ServedRecipe] = [.soup, .bread]) {
    self.list = list
  }

  func recipes() async throws -> Data {
    try JSONEncoder().encode(list)
  }

  func save(_ recipe: Data) async throws {
    bytesReceived += recipe.count
    guard !refusesChanges else { throw URLError(.notConnectedToInternet) }
    let saved = try JSONDecoder().decode(ServedRecipe.self, from: recipe)
    if let index = list.firstIndex(where: { $0.id == saved.id }) {
      list[index] = saved
    } else {
      list.append(saved)
    }
  }

  func delete(_ id: String) async throws {
    guard !refusesChanges else { throw URLError(.notConnectedToInternet) }
    list.removeAll { $0.id == id }
  }
}
