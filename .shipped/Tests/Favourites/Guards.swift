import TestSupport
import Testing

extension Favourites {
  /// What works as shipped and has to keep working.
  @Suite("Guards") @MainActor struct Guards {
    @Test func `The list shows all restaurants, the best first`() async throws {
      let phone = try await Phone([.tokyo, .nora, .sol])
      #expect(phone.screen.title == "Restaurants")
      #expect(phone.names == ["Nora", "Sol", "Tokyo"])
      #expect(phone.hearts.isEmpty)
    }

    @Test func `A heart in the list fills and empties with each tap, alone`() async throws {
      let phone = try await Phone()
      try await phone.tapHeart(of: "Sol")
      #expect(phone.hearts == ["Sol"])
      try await phone.tapHeart(of: "Sol")
      #expect(phone.hearts.isEmpty)
    }

    @Test func `A tap on a row opens that restaurant`() async throws {
      let phone = try await Phone()
      try await phone.open("Sol")
      #expect(phone.screen.title == "Sol")
      #expect(phone.openTexts.contains { $0.contains(4.5.formatted()) })
      try await phone.goBack()
      #expect(phone.screen.title == "Restaurants")
    }

    @Test func `A heart stays while its restaurant is opened and left`() async throws {
      let phone = try await Phone()
      try await phone.tapHeart(of: "Sol")
      try await phone.open("Sol")
      try await phone.goBack()
      #expect(phone.hearts == ["Sol"])
    }

    @Test func `A pull to refresh shows what the server has now`() async throws {
      let phone = try await Phone([.nora])
      phone.server.restaurants = [.tokyo, .sol]
      try await phone.pullToRefresh()
      #expect(phone.names == ["Sol", "Tokyo"])
    }

    @Test func `A change on the server shows without a pull`() async throws {
      let phone = try await Phone([.nora])
      try await phone.serverChanges(to: [.tokyo, .sol])
      #expect(phone.names == ["Sol", "Tokyo"])
    }

    @Test func `A restaurant that opens appears at its place`() async throws {
      let phone = try await Phone([.nora, .tokyo])
      try await phone.serverAnnounces(.sol)
      #expect(phone.names == ["Nora", "Sol", "Tokyo"])
    }

    @Test func `Search finds a restaurant by a part of its name, in either case`() async throws {
      let phone = try await Phone()
      try await phone.openSearch()
      #expect(phone.names == ["Nora", "Sol", "Tokyo"])
      try await phone.search(for: "TOK")
      #expect(phone.names == ["Tokyo"])
      try await phone.open("Tokyo")
      #expect(phone.screen.title == "Tokyo")
    }

    @Test func `A link opens its restaurant`() async throws {
      let phone = try await Phone()
      try await phone.follow(link: "tokyo")
      #expect(phone.screen.title == "Tokyo")
    }

    @Test func `On a tablet the list and the restaurant are on screen together`() async throws {
      let tablet = try await Phone(device: .pad)
      try await tablet.open("Sol")
      #expect(tablet.names == ["Nora", "Sol", "Tokyo"])
      #expect(tablet.openTexts.contains { $0.contains(4.5.formatted()) })
    }

    @Test func `A heart given and taken back is still gone after a relaunch`() async throws {
      let phone = try await Phone()
      try await phone.tapHeart(of: "Sol")
      try await phone.tapHeart(of: "Sol")
      try await phone.relaunch()
      #expect(phone.hearts.isEmpty)
    }

    @Test func `A restaurant that opens stays at its place on a refresh`() async throws {
      let phone = try await Phone([.nora, .tokyo.rated(4.5)])
      try await phone.serverAnnounces(.sol)
      let opened = phone.names
      phone.server.restaurants.append(.zest)
      try await phone.pullToRefresh(until: "Zest")
      #expect(phone.names == ["Zest"] + opened)
    }

    @Test func `The app breaks no rule of the framework on the way`() async throws {
      let phone = try await Phone()
      try await phone.serverAnnounces(.zest)
      try await phone.openSearch()
      try await phone.search(for: "s")
      try await phone.open("Sol")
      try await phone.goBack()
      try await phone.goBack()
      try await phone.pullToRefresh()
      #expect(phone.screen.issues == [])
    }
  }
}
