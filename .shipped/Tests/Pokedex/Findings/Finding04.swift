import TestSupport
import Testing

extension Pokedex {
  @Suite("4 · The list is out of date after a search", .finding(4))
  @MainActor struct Finding04 {
    /// Whoever shows a value has to follow it, since nobody remembers to tell every place.
    @Test func `A star given in the search shows in the list`() async throws {
      let phone = try await Phone()
      try await phone.openSearch()
      try await phone.tapStar(of: .pikachu)
      try await phone.goBack()
      #expect(try phone.isStarred(.pikachu), "The list shows Pikachu without its star.")
    }

    /// A path that takes something away is a path as well.
    @Test func `A star taken away in the search is gone from the list`() async throws {
      let phone = try await Phone(stars: [25])
      try await phone.openSearch()
      try await phone.tapStar(of: .pikachu)
      try await phone.goBack()
      #expect(try !phone.isStarred(.pikachu), "The list still shows the star of Pikachu.")
    }
  }
}
