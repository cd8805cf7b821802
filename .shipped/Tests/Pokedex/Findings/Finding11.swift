import TestSupport
import Testing

extension Pokedex {
  @Suite("11 · VoiceOver says the same with and without a star", .finding(11))
  @MainActor struct Finding11 {
    /// A picture tells its state to the eye only, so say it in words as well.
    @Test func `VoiceOver tells a star that is given from one that is not`() async throws {
      let phone = try await Phone(stars: [25])
      try await phone.open(.pikachu)
      let given = try phone.star.spoken
      try await phone.tapStar()
      let taken = try phone.star.spoken
      #expect(given != taken, "VoiceOver says “\(given)” for both.")
    }

    /// A row tells what it shows, to everybody.
    @Test func `VoiceOver tells a favorite in the list from another creature`() async throws {
      let phone = try await Phone(stars: [25])
      let favorite = try phone.spoken(inRowOf: .pikachu)
      let other = try phone.spoken(inRowOf: .eevee)
      #expect(favorite != other, "VoiceOver says “\(favorite)” for both.")
    }
  }
}
