import TestSupport
import Testing

extension Pokedex {
  @Suite("10 · The first launch shows an error", .finding(10))
  @MainActor struct Finding10 {
    /// That nothing is there yet is the normal beginning, and no failure.
    @Test func `The first launch says the same as one without stars`() async throws {
      let new = await Phone(FakeDisk())
      let used = try await Phone()
      #expect(new.notices == used.notices)
    }
  }
}
