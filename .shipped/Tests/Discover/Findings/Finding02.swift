import TestSupport
import Testing

extension Discover {
  @Suite("2 · Two truths for one filter", .finding(2))
  @MainActor struct Finding02 {
    /// Two variables for one fact have to be kept equal by somebody, and nobody does it.
    @Test func `A kind chosen on Discover is chosen in Settings`() async throws {
      let phone = try await Phone()
      try await phone.tap("Live")
      try await phone.select(tab: "Settings")
      #expect(phone.chosen == ["Albums", "Live"], "Chosen in Settings: \(phone.chosen)")
    }
  }
}
