import Foundation

/// A transaction on the fake bank.
struct Movement: Encodable {
  var id = UUID()
  var title: String
  var date: String

  init(_ title: String, on day: String = "2026-03-14") {
    self.title = title
    date = "\(day)T12:00:00Z"
  }
}
