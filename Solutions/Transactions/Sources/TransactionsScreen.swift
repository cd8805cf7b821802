import HeadlessSwiftUI

/// The account's transactions, with search.
struct TransactionsScreen: View {
  @StateObject private var model: TransactionsModel  // finding 1
  @State private var query = ""

  init(fetch: @escaping @Sendable () async throws -> [Transaction] = fetchTransactions) {
    _model = StateObject(wrappedValue: TransactionsModel(fetch: fetch))
  }

  var body: some View {
    List {
      if let error = model.error {
        Label(error, systemImage: "exclamationmark.triangle")
      }
      ForEach(model.items(matching: query)) { transaction in  // finding 6
        NavigationLink(value: transaction) {  // finding 7
          HStack {
            Text(transaction.title)
            Spacer()
            Text(transaction.date, format: .dateTime.day().month().year())  // finding 14
          }
        }
      }
    }
    .overlay { placeholder }
    .searchable(text: $query)
    .refreshable { await model.load() }  // finding 10, 11
    .task { await model.load() }  // finding 4
    .navigationTitle("Transactions")
    .navigationDestination(for: Transaction.self) { transaction in
      TransactionDetail(transaction: transaction)
    }
  }

  @ViewBuilder private var placeholder: some View {
    if !model.hasLoaded, model.error == nil {
      ProgressView()  // finding 9
    } else if model.items.isEmpty, model.error == nil {
      ContentUnavailableView("No transactions", systemImage: "tray")
    } else if !query.isEmpty, model.items(matching: query).isEmpty {
      ContentUnavailableView.search(text: query)
    }
  }
}
