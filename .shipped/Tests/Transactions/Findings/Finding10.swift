import TestSupport
import Testing

extension Transactions {
  @Suite("10 · No pull to refresh", .finding(10))
  @MainActor struct Finding10 {
    /// Whoever waits for money looks again and again, so give them the gesture for it.
    @Test func `Pulling the list down loads the transactions again`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      try await phone.pullToRefresh()
      try await phone.answer(2, with: [Movement("Rent"), Movement("Salary")])
      #expect(phone.titles == ["Rent", "Salary"], "The list shows \(phone.titles).")
    }
  }
}
