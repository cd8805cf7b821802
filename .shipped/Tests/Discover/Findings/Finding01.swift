import TestSupport
import Testing

extension Discover {
  @Suite("1 · The setting does nothing", .finding(1))
  @MainActor struct Finding01 {
    /// A value that is read once is a copy, and nobody tells a copy that the original has changed.
    @Test func `A kind chosen in Settings is chosen on Discover`() async throws {
      let phone = try await Phone()
      try await phone.select(tab: "Settings")
      try await phone.tap("Live")
      try await phone.select(tab: "Discover")
      #expect(phone.chosen == ["Albums", "Live"], "Chosen on Discover: \(phone.chosen)")
    }
  }
}
