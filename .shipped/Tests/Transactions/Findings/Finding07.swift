import HeadlessScreen
import TestSupport
import Testing

extension Transactions {
  @Suite("7 · The gap in a row doesn't react", .finding(7))
  @MainActor struct Finding07 {
    /// A stack with a tap gesture reacts where something is drawn, a button wherever it is.
    @Test func `A tap between title and date opens the transaction`() async throws {
      let phone = try await Phone(showing: [Movement("Rent"), Movement("Coffee")])
      try phone.screen.tapGap(inRow: "Coffee")
      await phone.screen.settle()
      #expect(phone.screen.title == "Coffee", "The screen is still “\(phone.screen.title ?? "")”.")
    }

    /// A tap gesture is invisible to VoiceOver, which has to be told what can be activated.
    @Test func `VoiceOver says that a row can be activated`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      let row = try phone.screen.elements.row(containing: "Rent")
      let spoken = row.map(\.spoken)
      #expect(row.contains { !$0.traits.isDisjoint(with: [.button, .link]) }, "It says: \(spoken)")
    }
  }
}
