import TestSupport
import Testing

extension Recipes {
  /// What works as shipped and has to keep working.
  @Suite("Guards") @MainActor struct Guards {
    @Test func `All recipes are listed, and a tap opens one`() async throws {
      let tablet = try await Tablet()
      #expect(tablet.titles == ["Soup", "Bread"])
      #expect(tablet.hearts.isEmpty)
      try await tablet.open("Bread")
      #expect(tablet.screen.elements.texts.contains("water, salt"))
      #expect(try tablet.toggle.label == "Favorite")
    }

    @Test func `A swipe gives a heart, and another takes it away`() async throws {
      let tablet = try await Tablet()
      try await tablet.swipeFavorite("Bread")
      #expect(tablet.hearts == ["Bread"])
      try await tablet.swipeFavorite("Bread")
      #expect(tablet.hearts.isEmpty)
    }

    @Test func `A new recipe is listed, and on the server`() async throws {
      let tablet = try await Tablet()
      try await tablet.add("Pie")
      #expect(tablet.titles == ["Soup", "Bread", "Pie"])
      #expect(tablet.server.list.map(\.title) == ["Soup", "Bread", "Pie"])
    }

    @Test func `A deleted recipe is gone, on the server too`() async throws {
      let tablet = try await Tablet()
      try await tablet.swipeDelete("Soup")
      #expect(tablet.titles == ["Bread"])
      #expect(tablet.server.list.map(\.title) == ["Bread"])
    }

    @Test func `After a deletion a heart goes to the recipe that was swiped`() async throws {
      let tablet = try await Tablet(FakeServer([.soup, .bread, ServedRecipe("Pie")]))
      try await tablet.swipeDelete("Soup")
      try await tablet.swipeFavorite("Bread")
      #expect(tablet.titles == ["Bread", "Pie"])
      #expect(tablet.hearts == ["Bread"])
    }

    @Test func `A recipe that was deleted and comes back has no heart`() async throws {
      let tablet = try await Tablet()
      try await tablet.swipeFavorite("Soup")
      try await tablet.swipeDelete("Soup")
      tablet.server.list.append(.soup)
      try await tablet.pullToRefresh()
      #expect(tablet.titles == ["Bread", "Soup"])
      #expect(tablet.hearts.isEmpty)
    }

    @Test func `A refresh shows what the server has now`() async throws {
      let tablet = try await Tablet()
      tablet.server.list = [.bread, ServedRecipe("Onion soup", id: "soup")]
      try await tablet.pullToRefresh()
      #expect(tablet.titles == ["Bread", "Onion soup"])
    }

    @Test func `The app breaks no rule of the framework on the way`() async throws {
      let tablet = try await Tablet()
      try await tablet.open("Soup")
      try await tablet.tapToggle()
      try await tablet.show("Favorites")
      try await tablet.add("Pie")
      try await tablet.show("All")
      try await tablet.swipeDelete("Bread")
      #expect(tablet.screen.issues == [])
    }
  }
}
