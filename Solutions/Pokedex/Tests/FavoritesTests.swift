import Composable
import HeadlessScreen
import HeadlessSwiftUI
import Sharing
import TestSupport
import Testing

@testable import PokedexAfter

@Suite(.ownStorages) @MainActor struct FavoritesTests {
  let pikachu = Creature(id: 25, name: "Pikachu", kind: "Electric")
  @Shared(.favorites) var favorites

  @Test func `A sync adds to what is there when the answer comes`() async {
    let server = HeldServer()
    let sync = Store(initialState: Sync.State()) { Sync(server: server) }
    let detail = Store(initialState: Detail.State(creature: pikachu)) { Detail() }

    let request = sync.send(.tapped)
    await server.arrival()
    detail.send(.starTapped)
    server.answer([143])
    await request.finish()

    #expect(favorites == [25, 143])
  }

  @Test func `List, search and detail show one value`() {
    let list = Store(initialState: CreatureList.State()) { CreatureList.feature }
    list.send(.searchTapped)
    list.send(.search(.creatureTapped(pikachu)))
    list.send(.search(.detail(.starTapped)))

    #expect(list.favorites == [25])
    #expect(list.search?.favorites == [25])
    #expect(list.search?.detail?.isFavorite == true)
  }

  @Test(arguments: ["CreatureList", "Search"])
  func `A feature that only shows stars can't change them`(feature: String) async throws {
    let refusal = try await answer(to: "\(feature).State")
    #expect(refusal != .accepted && "\(refusal)".contains("SharedReader"))
    #expect(try await answer(to: "Detail.State") == .accepted)
  }

  private func answer(to state: String) async throws -> Snippet.Answer {
    let code = "func clear(_ state: \(state)) { state.$favorites.withLock { $0.removeAll() } }"
    return try await Snippet("import Sharing\n\(code)", importing: "PokedexAfter").typeCheck()
  }
}
