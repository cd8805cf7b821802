import HeadlessSwiftUI

/// One movement on the account.
struct Transaction: Identifiable, Hashable, Decodable {
  let id: UUID
  let title: String
  let date: Date
}
