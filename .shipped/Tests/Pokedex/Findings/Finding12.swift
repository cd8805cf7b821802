import TestSupport
import Testing

extension Pokedex {
  @Suite("12 · A row that is on screen keeps its old star", .finding(12))
  @MainActor struct Finding12 {
    /// A value that a view is given is shown as it is, and a copy of it is a second truth.
    @Test func `A star that a sync brings shows in the row at once`() async throws {
      let phone = try await Phone()
      try await phone.sync()
      await phone.answer(.snorlax)
      #expect(try phone.isStarred(.snorlax), "The row shows Snorlax without its star.")
    }
  }
}
