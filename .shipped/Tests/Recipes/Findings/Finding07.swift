import TestSupport
import Testing

extension Recipes {
  @Suite("7 · A recipe added to Favorites isn't one", .finding(7))
  @MainActor struct Finding07 {
    /// A change to a copy after it was handed over changes nothing that anybody else has.
    @Test func `A recipe added while Favorites is selected has a heart`() async throws {
      let tablet = try await Tablet()
      try await tablet.show("Favorites")
      try await tablet.add("Pie")
      try await tablet.show("All")
      #expect(tablet.hearts == ["Pie"], tablet.heartsInWords)
    }
  }
}
