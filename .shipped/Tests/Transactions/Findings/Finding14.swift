import TestSupport
import Testing

extension Transactions {
  @Suite("14 · Every row makes a date formatter on every pass", .finding(14))
  @MainActor struct Finding14 {
    /// A formatter is expensive to make, so share one, or let a format style do it.
    @Test func `Forty rows don't need forty date formatters`() async throws {
      let made = TransactionsApp.dateFormattersMade
      let movements = (1...40).map { Movement("Payment \($0)") }
      let phone = try await Phone(showing: movements)
      try await phone.search(for: "Payment")
      let more = TransactionsApp.dateFormattersMade - made
      #expect(more < 40, "Showing 40 rows made \(more) date formatters.")
    }
  }
}
