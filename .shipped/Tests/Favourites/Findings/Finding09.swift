import HeadlessScreen
import TestSupport
import Testing

extension Favourites {
  @Suite("9 · The detail's heart isn't on screen and does nothing", .finding(9))
  @MainActor struct Finding09 {
    /// A view that nobody adds to the screen does not exist for the user.
    @Test func `An open restaurant has a heart`() async throws {
      let phone = try await Phone()
      try await phone.open("Nora")
      let heart = try? phone.openHeart
      #expect(heart != nil, "There is no heart on the restaurant's screen.")
    }

    /// A button without an action does nothing when it is tapped.
    @Test func `Tapping the heart of the open restaurant fills it`() async throws {
      let phone = try await Phone()
      try await phone.open("Nora")
      try phone.screen.tap(try phone.openHeart)
      await phone.screen.settle()
      let fill = try phone.openHeart.fill
      #expect(fill == .full, "The heart is still empty after the tap.")
    }
  }
}
