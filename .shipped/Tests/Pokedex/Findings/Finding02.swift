import TestSupport
import Testing

extension Pokedex {
  @Suite("2 · Search never shows a star", .finding(2))
  @MainActor struct Finding02 {
    /// A name that several places spell is spelled differently by one, so let the compiler know it.
    @Test func `A favorite has its star in the search as well`() async throws {
      let phone = try await Phone(stars: [25])
      try await phone.openSearch()
      #expect(try phone.isStarred(.pikachu), "The search shows Pikachu without its star.")
    }
  }
}
