import TestSupport
import Testing

extension Favourites {
  @Suite("12 · VoiceOver doesn't say whether the heart is on", .finding(12))
  @MainActor struct Finding12 {
    /// A state has to be heard as well as seen: label, value or trait changes with it.
    @Test func `VoiceOver reads a full heart in the list differently from an empty one`()
      async throws
    {
      let phone = try await Phone()
      let empty = try phone.heart(of: "Nora").spoken
      try await phone.tapHeart(of: "Nora")
      let full = try phone.heart(of: "Nora").spoken
      #expect(full != empty, "VoiceOver says “\(full)” for both.")
    }

    /// The same control on another screen has to be as clear there.
    @Test func `VoiceOver reads the open restaurant's full heart differently from an empty one`()
      async throws
    {
      let phone = try await Phone()
      try await phone.open("Nora")
      let empty = try blocked(by: 9) { try phone.openHeart }.spoken
      try await phone.tapOpenHeart()
      let full = try phone.openHeart.spoken
      #expect(full != empty, "VoiceOver says “\(full)” for both.")
    }
  }
}
