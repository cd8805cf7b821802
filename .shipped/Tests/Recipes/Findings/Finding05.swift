import TestSupport
import Testing

extension Recipes {
  @Suite("5 · A heart publishes all recipes again", .finding(5))
  @MainActor struct Finding05 {
    /// Publish what changed: whoever watches the recipes has nothing to learn from a heart.
    @Test func `A heart doesn't publish the recipes`() async throws {
      let tablet = try await Tablet()
      let before = tablet.timesRecipesWerePublished
      try #require(before > 0, "`onRecipesPublished` was never called.")
      try await tablet.swipeFavorite("Soup")
      let more = tablet.timesRecipesWerePublished - before
      #expect(more == 0, "One heart published all recipes again.")
    }
  }
}
