import TestSupport
import Testing

extension Favourites {
  @Suite("13 · Equal ratings swap rows", .finding(13))
  @MainActor struct Finding13 {
    /// An order that leaves ties open is an order that the next reply may change.
    @Test func `Restaurants with equal ratings stay where they are on a refresh`() async throws {
      let tied = [ServedRestaurant.sol, .tokyo.rated(4.5), .nora.rated(4.5)]
      let phone = try await Phone(tied)
      let before = phone.names
      phone.server.restaurants = tied.reversed() + [.zest]
      try await phone.pullToRefresh(until: "Zest")
      let after = phone.names.filter { $0 != "Zest" }
      #expect(after == before, "The rows were \(before) and are now \(after).")
    }
  }
}
