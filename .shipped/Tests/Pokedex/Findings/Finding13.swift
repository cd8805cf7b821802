import TestSupport
import Testing

extension Pokedex {
  /// Not a bug: green on the before too.
  @Suite("13 · The whole set is written each time")
  @MainActor struct Finding13 {
    /// A file that is replaced as a whole is one complete value, and a few hundred stars cost little.
    @Test func `Five hundred stars and one more are a complete file`() async throws {
      let many = Set(1_000..<1_500)
      let phone = try await Phone(stars: many)
      try await phone.tapStar(of: .pikachu)
      let isStored = await phone.leaveApp(storing: many.union([25]))
      #expect(isStored, "The disk has \(phone.disk.stars?.count ?? 0) stars.")
    }
  }
}
