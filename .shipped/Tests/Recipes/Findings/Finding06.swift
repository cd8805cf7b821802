import TestSupport
import Testing

extension Recipes {
  @Suite("6 · The switch keeps an old state", .finding(6))
  @MainActor struct Finding06 {
    /// A binding has to read its owner each time, and a captured value is nobody's state.
    @Test func `The open recipe's switch follows a swipe in the list`() async throws {
      let tablet = try await Tablet()
      try await tablet.open("Soup")
      let off = try tablet.toggle.value
      try await tablet.swipeFavorite("Soup")
      let on = try tablet.toggle.value
      #expect(on != off, "The switch still says “\(on ?? "nothing")”.")
    }

    /// A switch that is tapped has to move.
    @Test func `The open recipe's switch moves with each tap`() async throws {
      let tablet = try await Tablet()
      try await tablet.open("Soup")
      let off = try tablet.toggle.value
      try await tablet.tapToggle()
      let on = try tablet.toggle.value
      #expect(on != off, "The switch still says “\(on ?? "nothing")” after a tap.")
    }
  }
}
