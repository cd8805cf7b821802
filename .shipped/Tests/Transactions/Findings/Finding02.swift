import TestSupport
import Testing

extension Transactions {
  @Suite("2 · The list is changed from a background thread", .finding(2))
  @MainActor struct Finding02 {
    /// What the screen shows belongs to the main actor, so say so where it is declared.
    @Test func `Loading breaks no rule of the framework`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      try await phone.screen.wait(for: "the transactions") { phone.titles == ["Rent"] }
      #expect(phone.screen.issues.isEmpty, "The framework warns: \(phone.screen.issues)")
    }
  }
}
