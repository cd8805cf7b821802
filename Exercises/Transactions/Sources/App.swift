// Not under review. This file stands in for the app's entry point, its home screen and its network
// code, and it counts date formatters for the tests.

import HeadlessSwiftUI
import Synchronization

/// The bank, as the app reaches it over the network.
public protocol Bank: Sendable {
  /// Answers with the account's transactions, as JSON.
  func transactions() async throws -> Data
}

/// The app as the system starts it: the account, or a screen that says that nobody is signed in.
public struct TransactionsApp: View {
  @State private var unreadMessages = 3
  @State private var isSignedIn = true

  /// Starts the app over a connection to the bank.
  public init(bank: any Bank) {
    connection.withLock { $0 = bank }
  }

  /// The app's window.
  public var body: some View {
    if isSignedIn {
      NavigationStack {
        TransactionsScreen()
          .toolbar {
            Button("\(unreadMessages) unread") { unreadMessages -= 1 }
            Button("Sign out") { isSignedIn = false }
          }
      }
    } else {
      Text("You are signed out.")
    }
  }

  /// How many date formatters this module has made since the process started.
  public static var dateFormattersMade: Int {
    DateFormatter.made.withLock { $0 }
  }
}

private let connection = Mutex<(any Bank)?>(nil)

/// Fetches the account's transactions.
func fetchTransactions() async throws -> [Transaction] {
  guard let bank = connection.withLock({ $0 }) else { throw URLError(.notConnectedToInternet) }
  return try Transaction.decode(try await bank.transactions())
}

extension Transaction {
  static func decode(_ json: Data) throws -> [Transaction] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Transaction].self, from: json)
  }
}

/// Foundation's date formatter, counted.
final class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  static let made = Mutex(0)

  override init() {
    Self.made.withLock { $0 += 1 }
    super.init()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
