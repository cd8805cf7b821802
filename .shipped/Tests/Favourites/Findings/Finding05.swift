import TestSupport
import Testing

extension Favourites {
  @Suite("5 · A heart from the restaurant's screen is missing in the list", .finding(5))
  @MainActor struct Finding05 {
    /// Let every screen draw from the same source instead of sending changes from screen to screen.
    @Test func `On a tablet the list follows the heart tapped in the open restaurant`() async throws
    {
      let tablet = try await Phone(device: .pad)
      try await tablet.open("Nora")
      try await tablet.tapOpenHeart()
      #expect(tablet.hearts == ["Nora"], tablet.heartsInWords)
    }

    /// A callback has to be set by every way into a screen, and one of them will forget it.
    @Test func `A heart given to a restaurant found by search shows in the list`() async throws {
      let phone = try await Phone()
      try await phone.openSearch()
      try await phone.open("Sol")
      try await phone.tapOpenHeart()
      try await phone.goBack()
      try await phone.goBack()
      #expect(phone.hearts == ["Sol"], phone.heartsInWords)
    }

    /// A callback has to be set by every way into a screen, and one of them will forget it.
    @Test func `A heart given to a restaurant opened by a link shows in the list`() async throws {
      let phone = try await Phone()
      try await phone.follow(link: "tokyo")
      try await phone.tapOpenHeart()
      try await phone.goBack()
      #expect(phone.hearts == ["Tokyo"], phone.heartsInWords)
    }
  }
}
