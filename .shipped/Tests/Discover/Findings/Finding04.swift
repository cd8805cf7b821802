import TestSupport
import Testing

extension Discover {
  @Suite("4 · The sheet and the chips disagree on the same screen", .finding(4))
  @MainActor struct Finding04 {
    /// What is on screen at the same time has to come from the same place.
    @Test func `A kind chosen in the sheet is chosen behind it`() async throws {
      let phone = try await Phone()
      try await phone.openSettingsSheet()
      try await phone.tap("Live")
      try await phone.closeSettingsSheet()
      #expect(phone.chosen == ["Albums", "Live"], "Chosen behind the sheet: \(phone.chosen)")
    }
  }
}
