import TestSupport
import Testing

extension Favourites {
  @Suite("5 · The change travels only on the way back", .finding(5))
  @MainActor struct Finding05 {
    /// Don't send changes from screen to screen. Let every screen draw from the same source.
    @Test func `On a tablet the list follows the heart tapped in the open restaurant`() async throws
    {
      let tablet = try await Phone(device: .pad)
      try await tablet.open("Nora")
      try await tablet.tapOpenHeart()
      #expect(tablet.hearts == ["Nora"], "Hearts in the list: \(tablet.hearts)")
    }

    /// Every way into a screen is a way out of it. A callback that one of them forgets is lost.
    @Test func `A heart given to a restaurant found by search shows in the list`() async throws {
      let phone = try await Phone()
      try await phone.openSearch()
      try await phone.open("Sol")
      try await phone.tapOpenHeart()
      try await phone.goBack()
      try await phone.goBack()
      #expect(phone.hearts == ["Sol"], "Hearts in the list: \(phone.hearts)")
    }

    /// Every way into a screen is a way out of it. A callback that one of them forgets is lost.
    @Test func `A heart given to a restaurant opened by a link shows in the list`() async throws {
      let phone = try await Phone()
      try await phone.follow(link: "tokyo")
      try await phone.tapOpenHeart()
      try await phone.goBack()
      #expect(phone.hearts == ["Tokyo"], "Hearts in the list: \(phone.hearts)")
    }
  }
}
