import TestSupport
import Testing

extension Discover {
  /// Not a bug: green on the before too.
  @Suite("9 · The tab keeps its model")
  @MainActor struct Finding09 {
    /// What was loaded once can stay on screen, and being gone for a moment is no reason to lose it.
    @Test func `Coming back from Settings shows the list at once`() async throws {
      let phone = try await Phone()
      try await phone.select(tab: "Settings")
      phone.catalogue.holdsRequests = true
      try await phone.select(tab: "Discover")
      #expect(phone.list == ["Harbour by Ida"])
      phone.catalogue.release()
    }
  }
}
