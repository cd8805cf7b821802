import TestSupport
import Testing

extension Pokedex {
  @Suite("1 · A star disappears after a sync", .finding(1))
  @MainActor struct Finding01 {
    /// What is decided from a value has to be written before anybody else can change the value.
    @Test func `A star that is tapped during a sync stays`() async throws {
      let phone = try await Phone()
      try await phone.sync()
      try await phone.open(.pikachu)
      try await phone.tapStar()
      await phone.answer(.snorlax)
      try await phone.goBack()
      #expect(try phone.isStarred(.pikachu), "The sync took the star of Pikachu away.")
    }

    /// A value that was read before an `await` is the past, so change what is there afterwards.
    @Test func `A star that is taken away during a sync stays away`() async throws {
      let phone = try await Phone(stars: [25])
      try await phone.sync()
      try await phone.open(.pikachu)
      try await phone.tapStar()
      await phone.answer(.snorlax)
      try await phone.goBack()
      #expect(try !phone.isStarred(.pikachu), "The sync brought the star of Pikachu back.")
    }
  }
}
