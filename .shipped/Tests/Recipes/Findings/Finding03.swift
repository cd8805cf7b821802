import TestSupport
import Testing

extension Recipes {
  @Suite("3 · The server decides about hearts", .finding(3))
  @MainActor struct Finding03 {
    /// Decode only what the server owns, since one missing key makes the whole list fail.
    @Test func `The recipes show although the server knows nothing of hearts`() async throws {
      let tablet = try await Tablet(FakeServer([ServedRecipe("Soup", isFavorite: nil)]))
      #expect(tablet.titles == ["Soup"], "The list shows \(tablet.titles).")
    }

    /// Replacing what the server sent must not replace what the user did.
    @Test func `A heart is still there after a refresh, although nothing could be sent`()
      async throws
    {
      let tablet = try await Tablet()
      tablet.server.refusesChanges = true
      try await tablet.swipeFavorite("Soup")
      try await tablet.pullToRefresh()
      #expect(tablet.hearts == ["Soup"], tablet.heartsInWords)
    }
  }
}
