import HeadlessSwiftUI

/// One transaction.
struct TransactionDetail: View {
  let transaction: Transaction

  var body: some View {
    List {
      Text(transaction.title)
      Text(transaction.date, format: .dateTime.weekday().day().month().year())
    }
    .navigationTitle(transaction.title)
  }
}
