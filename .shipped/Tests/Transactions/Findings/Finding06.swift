import TestSupport
import Testing

extension Transactions {
  @Suite("6 · Two transactions with one title are one", .finding(6))
  @MainActor struct Finding06 {
    /// An id has to be unique and to stay, and a title is neither.
    @Test func `Two coffees on two days are two different rows`() async throws {
      let phone = try await Phone(
        showing: [Movement("Coffee", on: "2026-03-14"), Movement("Coffee", on: "2026-03-15")])
      let rows = phone.screen.elements.rows.map { row in row.compactMap(\.text) }
      #expect(rows.count == 2)
      #expect(Set(rows).count == 2, "The rows read \(rows).")
    }
  }
}
