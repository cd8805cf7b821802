import TestSupport
import Testing

extension Recipes {
  /// Not a bug: green on the before too.
  @Suite("11 · Filtering needs no second list")
  @MainActor struct Finding11 {
    /// Work that is done anyway when a list is shown needs no second list to avoid it.
    @Test func `Favorites lists the right ones of five hundred recipes, in order`() async throws {
      let tablet = try await Tablet(
        FakeServer((1...500).map { ServedRecipe("Recipe \($0)") }))
      for title in ["Recipe 400", "Recipe 7"] {
        try await tablet.swipeFavorite(title)
      }
      try await tablet.pullToRefresh()
      try await tablet.show("Favorites")
      #expect(tablet.titles == ["Recipe 7", "Recipe 400"])
    }
  }
}
