import TestSupport
import Testing

extension Recipes {
  /// Not a bug: green on the before too.
  @Suite("11 · Favorites is a filter over all recipes")
  @MainActor struct Finding11 {
    /// Work that is proportional to what is drawn anyway needs no second list to avoid it.
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
