import TestSupport
import Testing

extension Discover {
  @Suite("3 · A relaunch forgets the choice", .finding(3))
  @MainActor struct Finding03 {
    /// People expect to find what they chose, so store a choice when it is made.
    @Test func `A kind chosen on Discover is still chosen after a relaunch`() async throws {
      let phone = try await Phone()
      try await phone.tap("Live")
      await phone.relaunch()
      #expect(phone.chosen == ["Albums", "Live"], "Chosen after the relaunch: \(phone.chosen)")
    }
  }
}
