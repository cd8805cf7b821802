import TestSupport
import Testing

extension Recipes {
  @Suite("10 · VoiceOver doesn't say whether it is a favorite", .finding(10))
  @MainActor struct Finding10 {
    /// A picture tells its state to the eye only, so say it in words as well.
    @Test func `VoiceOver reads a favorite's row differently from another`() async throws {
      let tablet = try await Tablet()
      let without = try tablet.spoken(of: "Soup")
      try await tablet.swipeFavorite("Soup")
      let with = try tablet.spoken(of: "Soup")
      #expect(with != without, "VoiceOver says “\(with)” for both.")
    }
  }
}
