import TestSupport
import Testing

extension Recipes {
  @Suite("1 · A heart undoes somebody else's edit", .finding(1))
  @MainActor struct Finding01 {
    /// Change the one thing that was asked for, or a copy that is out of date goes back as a whole.
    @Test func `Giving a heart leaves a title alone that was changed meanwhile`() async throws {
      let tablet = try await Tablet()
      try await tablet.open("Soup")
      tablet.server.list = [ServedRecipe("Onion soup", id: "soup"), .bread]
      try await tablet.pullToRefresh()
      try await tablet.tapToggle()
      let served = tablet.server.list.map(\.title)
      #expect(tablet.titles == ["Onion soup", "Bread"], "The list shows \(tablet.titles).")
      #expect(served == ["Onion soup", "Bread"], "Everybody else sees \(served).")
    }
  }
}
