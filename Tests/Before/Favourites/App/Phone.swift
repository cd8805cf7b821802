import Foundation
import HeadlessScreen
import HeadlessUIKit
import TestSupport
import Testing

/// A phone, or a tablet, with the app on it: what a person does with it, and what they see.
@MainActor
final class Phone {
  let server: FakeServer
  private(set) var screen: Screen
  private(set) var app: FavouritesApp
  private let defaults = TemporaryDefaults()
  private let device: Screen.Device

  /// Starts the app and waits until the restaurants are there.
  ///
  /// With `device: .pad` it is an iPad: the list and the open restaurant are side by side.
  init(
    _ restaurants: [ServedRestaurant] = [.nora, .sol, .tokyo],
    device: Screen.Device = .phone
  ) async throws {
    self.device = device
    server = FakeServer(restaurants)
    app = FavouritesApp(server: server, defaults: defaults.open())
    screen = Screen(showing: app.rootViewController, device)
    await screen.react {}
  }

  // MARK: What a person does

  func tapHeart(of name: String) async throws {
    try screen.tapButton(inRow: name)
    await screen.settle()
  }

  func open(_ name: String) async throws {
    try screen.tapRow(name)
    await screen.settle()
  }

  func goBack() async throws {
    try screen.goBack()
    await screen.settle()
  }

  func openSearch() async throws {
    try screen.tap("Search")
    await screen.settle()
  }

  func search(for name: String) async throws {
    try screen.type(name, into: "Name")
    await screen.settle()
  }

  /// Pulls the list down and waits until it shows what the server has now.
  func pullToRefresh(until newcomer: String? = nil) async throws {
    try screen.pullToRefresh()
    try await screen.wait(for: "the end of the refresh") { !self.screen.isRefreshing }
    if let newcomer {
      try await screen.wait(for: "the row “\(newcomer)”") { self.names.contains(newcomer) }
    }
    await screen.settle()
  }

  func follow(link: String) async throws {
    let url = try #require(URL(string: "restaurants://\(link)"))
    await screen.react { app.open(url) }
  }

  /// Closes the app for good and starts it again.
  func relaunch() async throws {
    screen.close()
    app = FavouritesApp(server: server, defaults: defaults.open())
    screen = Screen(showing: app.rootViewController, device)
    await screen.react {}
  }

  /// Taps the heart of the restaurant that is open, if it is on the screen.
  func tapOpenHeart() async throws {
    let heart = try blocked(by: 9) { try openHeart }
    try screen.tap(heart)
    await screen.settle()
    try blocked(by: 9) {
      if try openHeart.fill == heart.fill { throw HeartDoesNothing() }
    }
  }

  // MARK: What the server does

  /// The list on the server changes, and the server tells the app.
  func serverChanges(to restaurants: [ServedRestaurant]) async throws {
    server.restaurants = restaurants
    await screen.react { app.restaurantsDidChange() }
  }

  /// A restaurant opens, and the server announces it.
  func serverAnnounces(_ restaurant: ServedRestaurant) async throws {
    server.restaurants.append(restaurant)
    let json = try JSONEncoder().encode(restaurant)
    await screen.react { app.restaurantDidOpen(json) }
  }

  // MARK: What a person sees

  /// The restaurants in the list, from top to bottom.
  var names: [String] {
    screen.elements.rows.compactMap { $0.texts.first }
  }

  /// The restaurants in the list whose heart is filled, from top to bottom.
  var hearts: [String] {
    screen.elements.rows
      .filter { row in row.contains { $0.symbol == "heart.fill" } }
      .compactMap { $0.texts.first }
  }

  /// What a person would say about the hearts in the list.
  var heartsInWords: Comment {
    "Hearts in the list: \(hearts.isEmpty ? "none" : hearts.joined(separator: ", "))"
  }

  /// The texts on the screen of the restaurant that is open.
  var openTexts: [String] {
    screen.elements.filter { $0.row == nil }.texts
  }

  /// The heart in the row of one restaurant.
  func heart(of name: String) throws -> ScreenElement {
    let row = try screen.elements.row(containing: name)
    guard let heart = row.first(where: isHeart) else {
      throw NotOnScreen("heart beside “\(name)”", among: row)
    }
    return heart
  }

  /// The heart of the restaurant that is open.
  var openHeart: ScreenElement {
    get throws {
      let elements = screen.elements.filter { $0.row == nil }
      guard let heart = elements.first(where: isHeart) else {
        throw NotOnScreen("heart for the open restaurant", among: elements)
      }
      return heart
    }
  }

  private func isHeart(_ element: ScreenElement) -> Bool {
    element.symbol == "heart" || element.symbol == "heart.fill"
  }
}

/// The failure of a tap on the open restaurant's heart that changes nothing.
private struct HeartDoesNothing: Error, CustomStringConvertible {
  var description: String { "A tap on the open restaurant's heart changes nothing." }
}

extension ScreenElement {
  /// How a person would describe a heart.
  var fill: HeartFill? {
    switch symbol {
    case "heart.fill": .full
    case "heart": .empty
    default: nil
    }
  }
}

/// The two ways a heart is drawn.
enum HeartFill {
  case full, empty
}
