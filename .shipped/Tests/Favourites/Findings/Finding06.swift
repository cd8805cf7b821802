import TestSupport
import Testing

extension Favourites {
  @Suite("6 · A refresh takes the hearts away", .finding(6))
  @MainActor struct Finding06 {
    /// Keep what the user did apart from what the server sends, so that replacing one keeps the other.
    @Test func `A heart is still there after a pull to refresh`() async throws {
      let phone = try await Phone()
      try await phone.tapHeart(of: "Sol")
      phone.server.restaurants.append(.zest)
      try await phone.pullToRefresh(until: "Zest")
      #expect(phone.hearts == ["Sol"], phone.heartsInWords)
    }
  }
}
