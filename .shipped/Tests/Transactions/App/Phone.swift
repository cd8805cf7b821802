import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import TestSupport
import Testing

/// A phone with the app on it: what a person does with it, and what they see.
@MainActor
final class Phone {
  let bank: FakeBank
  let screen: Screen

  /// Starts the app; the first request is on its way and not yet answered.
  init(heedsCancellation: Bool = true) async throws {
    let bank = FakeBank(heedsCancellation: heedsCancellation)
    self.bank = bank
    screen = Screen { TransactionsApp(bank: bank) }
    try await request(1)
  }

  /// Starts the app and waits until it shows these transactions.
  convenience init(showing movements: [Movement], heedsCancellation: Bool = true) async throws {
    try await self.init(heedsCancellation: heedsCancellation)
    try await answer(1, with: movements)
  }

  // MARK: What the bank does

  /// Waits until the app has made its nth request.
  @discardableResult
  func request(_ number: Int) async throws -> FakeBank.Request {
    try await screen.wait(for: "request \(number) to the bank") {
      self.bank.requests.count >= number
    }
    return bank.requests[number - 1]
  }

  /// Answers the app's nth request.
  func answer(_ number: Int, with movements: [Movement]) async throws {
    let request = try await request(number)
    try await screen.react { try request.answer(movements) }
  }

  /// Lets the app's nth request fail.
  func fail(_ number: Int) async throws {
    let request = try await request(number)
    await screen.react { request.fail() }
  }

  // MARK: What a person does

  func open(_ title: String) async throws {
    try screen.tapRow(title)
    await screen.settle()
  }

  func goBack() async throws {
    try screen.goBack()
    await screen.settle()
  }

  func search(for text: String) async throws {
    try await screen.react { try screen.search(text) }
  }

  /// Reads one of the messages that the counter in the bar counts.
  func readMessage() async throws {
    let counter = try #require(screen.elements.first { $0.label.hasSuffix(" unread") })
    try screen.tap(counter.label)
    await screen.settle()
  }

  /// Closes an alert, where the app shows one.
  func closeAlert() async throws {
    guard !screen.elements.contains(where: { $0.label.hasSuffix(" unread") }),
      let button = screen.elements.last(where: { $0.traits.contains(.button) })
    else { return }
    try screen.tap(button.label)
    await screen.settle()
  }

  func signOut() async throws {
    try screen.tap("Sign out")
    await screen.settle()
  }

  func pullToRefresh() async throws {
    try screen.pullToRefresh()
    await screen.settle()
  }

  // MARK: What a person sees

  /// The titles in the list, from top to bottom.
  var titles: [String] {
    screen.elements.rows.compactMap { $0.compactMap(\.text).first }
  }

  /// What the list and its surroundings look like, apart from the bars.
  var content: [ScreenElement] {
    screen.elements.filter { !$0.traits.contains(.button) || $0.row != nil }
  }
}
