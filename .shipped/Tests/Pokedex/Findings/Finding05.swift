import TestSupport
import Testing

extension Pokedex {
  @Suite("5 · On a new phone, the list shows a star that nobody gave", .finding(5))
  @MainActor struct Finding05 {
    /// A value has one default, and one place where it is written down.
    @Test func `List and detail agree on a new phone`() async throws {
      let phone = await Phone(FakeDisk())
      for creature in Creature.all {
        let inList = try phone.isStarred(creature)
        try await phone.open(creature)
        let inDetail = try phone.isStarred
        #expect(inList == inDetail, "The list and the detail of \(creature.name) differ.")
        try await phone.goBack()
      }
    }
  }
}
