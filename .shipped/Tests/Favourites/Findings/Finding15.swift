import HeadlessUIKit
import TestSupport
import Testing

extension Favourites {
  /// Not a bug: green on the before too.
  @Suite("15 · What the closure holds")
  @MainActor struct Finding15 {
    /// A strong capture is a leak only where it closes a circle, so look for the way back.
    @Test func `Both screens are let go once they are left`() async throws {
      let phone = try await Phone()
      weak let list = phone.screen.topViewController
      try await phone.open("Nora")
      weak let detail = phone.screen.topViewController
      #expect(detail !== list)
      try await phone.goBack()
      #expect(detail == nil, "The restaurant's screen is still in memory after going back.")
      try await phone.relaunch()
      #expect(list == nil, "The list is still in memory after the app was closed.")
    }
  }
}
