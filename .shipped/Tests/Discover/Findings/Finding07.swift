import TestSupport
import Testing

extension Discover {
  @Suite("7 · A kind from a newer version empties the filter", .finding(7))
  @MainActor struct Finding07 {
    /// Read what you know of what was stored, since a newer version may have written more.
    @Test func `The kinds that this version knows stay chosen`() async throws {
      let phone = try await Phone(storedFilter: ["live", "podcast"])
      #expect(phone.chosen == ["Live"], "Chosen: \(phone.chosen)")
    }

    /// What you don't know is not yours to delete.
    @Test func `The kind that this version doesn't know is kept`() async throws {
      let phone = try await Phone(storedFilter: ["live", "podcast"])
      try await phone.select(tab: "Settings")
      try await phone.tap("EPs")
      let stored = phone.storedFilter ?? []
      #expect(stored.contains("podcast"), "The newer version now finds \(stored).")
    }
  }
}
