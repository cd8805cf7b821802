import TestSupport
import Testing

extension Transactions {
  @Suite("11 · Loading can't be waited for", .finding(11))
  @MainActor struct Finding11 {
    /// A function that starts work and returns is over too early for everybody who needs its end.
    @Test func `The refresh indicator stays until the answer is there`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      try blocked(by: 10) { try phone.screen.pullToRefresh() }
      let request = try await phone.request(2)
      await phone.screen.settle()
      #expect(phone.screen.isRefreshing, "The indicator is gone before the answer is there.")
      try request.answer([Movement("Rent")])
      try await phone.screen.wait(for: "the end of the refresh") { !phone.screen.isRefreshing }
    }
  }
}
