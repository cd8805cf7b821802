import HeadlessSwiftUI

/// The account's transactions, with search.
struct TransactionsScreen: View {
  @ObservedObject var model = TransactionsModel()
  @State var query = ""
  @State var opened: Transaction?

  var body: some View {
    List(results, id: \.title) { transaction in
      HStack {
        Text(transaction.title)
        Spacer()
        Text(format(transaction.date))
      }
      .onTapGesture { opened = transaction }
    }
    .searchable(text: $query)
    .onAppear { model.load() }
    .navigationTitle("Transactions")
    .navigationDestination(item: $opened) { transaction in
      TransactionDetail(transaction: transaction)
    }
  }

  var results: [Transaction] {
    if query.isEmpty { return model.items }
    return model.items.filter { $0.title.contains(query) }
  }

  func format(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    return formatter.string(from: date)
  }
}
