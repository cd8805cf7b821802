import TestSupport
import Testing

extension Favourites {
  @Suite("7 · A relaunch forgets all hearts", .finding(7))
  @MainActor struct Finding07 {
    /// Store what the user did at the moment they did it, since there may be no later one.
    @Test func `A heart is still there after a relaunch`() async throws {
      let phone = try await Phone()
      try await phone.tapHeart(of: "Sol")
      try await phone.relaunch()
      #expect(phone.hearts == ["Sol"], phone.heartsInWords)
    }
  }
}
