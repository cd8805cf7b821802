import HeadlessSwiftUI

class TransactionsModel: ObservableObject {
  @Published var items: [Transaction] = []

  func load() {
    Task {
      self.items = (try? await fetchTransactions()) ?? []
    }
  }
}
