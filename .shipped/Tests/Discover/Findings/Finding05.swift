import TestSupport
import Testing

extension Discover {
  @Suite("5 · A chip shows nothing new", .finding(5))
  @MainActor struct Finding05 {
    /// A list that was loaded for one filter has nothing to show for another.
    @Test func `Choosing another kind shows its recordings`() async throws {
      let phone = try await Phone()
      try await phone.screen.react { try await phone.tap("Live") }
      let both = ["Harbour by Ida", "One Night by Ida"]
      #expect(phone.list == both, "The list shows \(phone.list).")
    }
  }
}
