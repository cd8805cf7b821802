import TestSupport
import Testing

extension Transactions {
  @Suite("1 · The list empties itself", .finding(1))
  @MainActor struct Finding01 {
    /// A view has to own the model it makes, or it gets a new one whenever its parent's body runs.
    @Test func `The list stays when a message is read`() async throws {
      let phone = try await Phone(showing: [Movement("Rent"), Movement("Coffee")])
      try await phone.readMessage()
      #expect(phone.titles == ["Rent", "Coffee"], "The list shows \(phone.titles).")
    }
  }
}
