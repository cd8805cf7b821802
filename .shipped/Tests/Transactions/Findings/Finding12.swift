import HeadlessSwiftUI
import TestSupport
import Testing

extension Transactions {
  @Suite("12 · The network can't be replaced", .finding(12))
  @MainActor struct Finding12 {
    /// What a screen needs from outside is handed in, or there is only one outside for everybody.
    @Test func `Two windows show two accounts`() async throws {
      let personal = FakeBank()
      let business = FakeBank()
      let apps = [personal, business].map { TransactionsApp(bank: $0) }
      let windows = apps.map { app in Screen { app } }
      for window in windows { await window.settle() }
      await windows[1].comesTrue { personal.requests.count + business.requests.count == 2 }
      #expect(personal.requests.count == 1, "Nobody asked the first window's bank.")
      #expect(business.requests.count == 1, "The second window's bank was asked for both.")
    }
  }
}
