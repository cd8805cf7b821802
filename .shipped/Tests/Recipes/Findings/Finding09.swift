import TestSupport
import Testing

extension Recipes {
  @Suite("9 · Without the server a relaunch forgets the hearts", .finding(9))
  @MainActor struct Finding09 {
    /// What belongs to the person on this device is stored on this device, at once.
    @Test func `A heart given offline is still there after a relaunch`() async throws {
      let tablet = try await Tablet()
      tablet.server.refusesChanges = true
      try await tablet.swipeFavorite("Soup")
      await tablet.relaunch()
      #expect(tablet.hearts == ["Soup"], tablet.heartsInWords)
    }
  }
}
