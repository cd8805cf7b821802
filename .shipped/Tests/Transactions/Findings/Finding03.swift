import TestSupport
import Testing

extension Transactions {
  @Suite("3 · An older reply replaces a newer one", .finding(3))
  @MainActor struct Finding03 {
    /// Two requests may be answered in either order, so an outdated reply must not count.
    @Test func `The newest request decides what the list shows`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")], heedsCancellation: false)
      for visit in 1...2 {
        try await phone.open("Rent")
        try await phone.goBack()
        await phone.screen.comesTrue { phone.bank.requests.count > visit }
      }
      let requests = phone.bank.requests.count
      for number in (2..<requests + 1).reversed() {
        try await phone.answer(number, with: [Movement("Rent"), Movement("Request \(number)")])
      }
      let newest = requests == 1 ? ["Rent"] : ["Rent", "Request \(requests)"]
      #expect(phone.titles == newest, "The list shows \(phone.titles).")
    }
  }
}
