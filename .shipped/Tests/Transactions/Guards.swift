import HeadlessScreen
import TestSupport
import Testing

extension Transactions {
  /// What works as shipped and has to keep working.
  @Suite("Guards") @MainActor struct Guards {
    @Test func `The list shows titles and dates in the bank's order`() async throws {
      let phone = try await Phone(
        showing: [Movement("Rent", on: "2026-03-01"), Movement("Coffee", on: "2026-03-14")])
      #expect(phone.screen.title == "Transactions")
      #expect(phone.titles == ["Rent", "Coffee"])
      #expect(phone.screen.elements.rows.map(\.texts.count) == [2, 2])
    }

    @Test func `A tap on a title opens the transaction`() async throws {
      let phone = try await Phone(showing: [Movement("Rent"), Movement("Coffee")])
      try await phone.open("Coffee")
      #expect(phone.screen.title == "Coffee")
      #expect(phone.screen.elements.texts.contains { $0.contains("14") && $0.contains("2026") })
    }

    @Test func `Search shows what matches, and everything when it is empty`() async throws {
      let phone = try await Phone(showing: [Movement("Rent"), Movement("Coffee")])
      try await phone.search(for: "Coff")
      #expect(phone.titles == ["Coffee"])
      try await phone.search(for: "")
      #expect(phone.titles == ["Rent", "Coffee"])
    }

    @Test func `The list stays on screen while it is loaded again, then changes`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      try await phone.open("Rent")
      try await phone.goBack()
      try await phone.request(2)
      #expect(phone.titles == ["Rent"])
      try await phone.answer(2, with: [Movement("Coffee")])
      #expect(phone.titles == ["Coffee"])
    }

    @Test func `A load that was cancelled by leaving the list shows no error`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      let shown = phone.content.texts
      for _ in 1...2 {
        try await phone.open("Rent")
        try await phone.goBack()
      }
      let hasChanged = await phone.screen.comesTrue { phone.content.texts != shown }
      #expect(!hasChanged, "The list now says \(phone.content.texts).")
    }

    @Test func `Signing out leaves the account`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      try await phone.signOut()
      #expect(phone.screen.elements.texts == ["You are signed out."])
    }

    @Test func `The counter counts down with each message`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      try await phone.readMessage()
      #expect(phone.screen.elements.contains { $0.isNamed("2 unread") })
    }
  }
}
