import TestSupport
import Testing

extension Discover {
  @Suite("8 · Without a kind the screen says nothing", .finding(8))
  @MainActor struct Finding08 {
    /// An empty list has to say why it is empty, and what to do.
    @Test func `Without any kind chosen, the list says why it is empty`() async throws {
      let phone = try await Phone()
      let albums = phone.list
      try await phone.tap("Albums")
      #expect(phone.chosen.isEmpty)
      #expect(phone.list != albums, "The list still shows \(albums).")
      #expect(!phone.list.isEmpty, "The list is empty and says nothing.")
    }
  }
}
