import TestSupport
import Testing

extension Favourites {
  @Suite("10 · A tap fills another row's heart", .finding(10))
  @MainActor struct Finding10 {
    /// A row that moves isn't configured again, so find out at the time of the tap whose row it is.
    @Test func `After a restaurant was added above, a heart goes to the row that was tapped`()
      async throws
    {
      let phone = try await Phone([.nora, .sol, .tokyo])
      try await phone.serverAnnounces(.zest)
      try await phone.tapHeart(of: "Nora")
      #expect(phone.hearts == ["Nora"], phone.heartsInWords)
    }
  }
}
