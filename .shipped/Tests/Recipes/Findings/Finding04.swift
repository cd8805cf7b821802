import TestSupport
import Testing

extension Recipes {
  @Suite("4 · A heart sends the whole recipe", .finding(4))
  @MainActor struct Finding04 {
    /// Send what changed, and look at the size of it.
    @Test func `A heart doesn't send the recipe's photo`() async throws {
      let tablet = try await Tablet()
      try await tablet.swipeFavorite("Soup")
      let sent = tablet.server.bytesReceived
      #expect(sent < 1_000, "One heart sent \(sent) bytes.")
    }
  }
}
