import TestSupport
import Testing

extension Favourites {
  @Suite("4 · On an iPad two hearts disagree", .finding(4))
  @MainActor struct Finding04 {
    /// A struct handed over is a copy, so two screens that show one fact have to ask one owner.
    @Test func `On a tablet the open restaurant follows the heart tapped in the list`() async throws
    {
      let tablet = try await Phone(device: .pad)
      try await tablet.open("Nora")
      try await tablet.tapHeart(of: "Nora")
      let heart = try blocked(by: 9) { try tablet.openHeart }
      #expect(heart.fill == .full, "The list shows a full heart, the open restaurant an empty one.")
    }
  }
}
