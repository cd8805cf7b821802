import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import TestSupport
import Testing

/// A tablet with the app on it, used by one person of the household.
@MainActor
final class Tablet {
  let server: FakeServer
  let person: String
  private(set) var screen: Screen
  private(set) var timesRecipesWerePublished = 0
  private let defaults: TemporaryDefaults

  /// Starts the app and waits until the recipes are there.
  init(
    _ server: FakeServer = FakeServer(), person: String = "Anna",
    defaults: TemporaryDefaults = TemporaryDefaults()
  ) async throws {
    self.server = server
    self.person = person
    self.defaults = defaults
    screen = Screen { EmptyView() }
    await launch()
  }

  /// Another person who takes the same tablet, with the same server behind it.
  func handOver(to person: String) async throws -> Tablet {
    try await Tablet(server, person: person, defaults: defaults)
  }

  private func launch() async {
    let app = RecipesApp(server: server, person: person, defaults: defaults.open()) { [weak self] in
      self?.timesRecipesWerePublished += 1
    }
    screen = Screen { app }
    await screen.react {}
  }

  // MARK: What a person does

  func relaunch() async {
    screen.close()
    await launch()
  }

  func show(_ category: String) async throws {
    try screen.tap(category)
    await screen.settle()
  }

  func open(_ title: String) async throws {
    try screen.tapRow(title)
    await screen.settle()
  }

  func swipeFavorite(_ title: String) async throws {
    try screen.swipe(row: title, action: "Favorite")
    await screen.settle()
  }

  func swipeDelete(_ title: String) async throws {
    try screen.swipe(row: title, action: "Delete")
    await screen.settle()
  }

  /// Flips the switch in the bar of the recipe that is open.
  func tapToggle() async throws {
    try screen.tap("Favorite")
    await screen.settle()
  }

  func pullToRefresh() async throws {
    try screen.pullToRefresh()
    try await screen.wait(for: "the end of the refresh") { !screen.isRefreshing }
    await screen.settle()
  }

  func add(_ title: String) async throws {
    try screen.tap("Add")
    await screen.settle()
    try screen.type(title, into: "Title")
    try screen.tap("Save")
    await screen.settle()
  }

  // MARK: What a person sees

  /// The rows of recipes, which are those with a heart, from top to bottom.
  private var rows: [[ScreenElement]] {
    screen.elements.rows.filter { row in row.contains { $0.symbol?.hasPrefix("heart") == true } }
  }

  /// The recipes in the list, from top to bottom.
  var titles: [String] {
    rows.compactMap { $0.compactMap(\.text).first }
  }

  /// The recipes in the list with a full heart.
  var hearts: [String] {
    rows.filter { row in row.contains { $0.symbol == "heart.fill" } }
      .compactMap { $0.compactMap(\.text).first }
  }

  /// What a person would say about the hearts in the list.
  var heartsInWords: Comment {
    "Hearts in the list: \(hearts.isEmpty ? "none" : hearts.joined(separator: ", "))"
  }

  /// What VoiceOver says about the row of one recipe.
  func spoken(of title: String) throws -> String {
    try screen.elements.row(containing: title).map(\.spoken).joined(separator: ", ")
  }

  /// The switch in the bar of the recipe that is open.
  var toggle: ScreenElement {
    get throws {
      guard let toggle = screen.elements.first(where: { $0.traits.contains(.toggle) }) else {
        throw NotOnScreen("switch “Favorite”", among: screen.elements)
      }
      return toggle
    }
  }
}
