import TestSupport
import Testing

extension Favourites {
  @Suite("8 · A favourite opens with an empty heart", .finding(8))
  @MainActor struct Finding08 {
    /// A control has to show the state it is in before anyone touches it.
    @Test func `A favourite opens with a full heart`() async throws {
      let phone = try await Phone()
      try await phone.tapHeart(of: "Nora")
      try await phone.open("Nora")
      let heart = try blocked(by: 9) { try phone.openHeart }
      #expect(heart.fill == .full, "The favourite opens with an empty heart.")
    }
  }
}
