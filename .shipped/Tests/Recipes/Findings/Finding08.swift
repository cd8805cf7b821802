import TestSupport
import Testing

extension Recipes {
  @Suite("8 · The favorites are a second list", .finding(8))
  @MainActor struct Finding08 {
    /// Derive what can be derived, since a second copy of the truth is kept up to date by nobody.
    @Test func `A recipe that gets a heart is listed under Favorites`() async throws {
      let tablet = try await Tablet()
      try await tablet.swipeFavorite("Soup")
      try await tablet.show("Favorites")
      #expect(tablet.titles == ["Soup"], "Favorites lists \(tablet.titles).")
    }
  }
}
