import HeadlessScreen
import HeadlessSwiftUI
import TestSupport
import Testing

/// A phone with the app on it: what a person does with it, and what they see.
@MainActor
final class Phone {
  let disk: FakeDisk
  private(set) var server = FakeServer()
  private(set) var screen: Screen
  private var app: PokedexApp

  /// Starts the app on a phone with this disk.
  init(_ disk: FakeDisk) async {
    self.disk = disk
    (app, screen) = Self.launch(server, disk)
    await screen.settle()
  }

  /// Starts the app on a phone that has these stars stored.
  convenience init(stars: Set<Int> = []) async throws {
    await self.init(try FakeDisk(stars: stars))
  }

  private static func launch(_ server: FakeServer, _ disk: FakeDisk) -> (PokedexApp, Screen) {
    let app = PokedexApp(server: server, disk: disk)
    return (app, Screen { app })
  }

  /// Ends the app and starts it again: memory is lost, the disk is kept.
  func relaunch() async {
    screen.close()
    server = FakeServer()
    (app, screen) = Self.launch(server, disk)
    await screen.settle()
  }

  // MARK: What a person does

  func open(_ creature: Creature) async throws {
    try screen.tapRow(creature.name)
    await screen.settle()
  }

  func openSearch() async throws {
    try screen.tap("Search")
    await screen.settle()
  }

  func goBack() async throws {
    try screen.goBack()
    await screen.settle()
  }

  /// Taps the star of the creature that is open.
  func tapStar() async throws {
    try screen.tap(try star.symbol ?? "")
    await screen.settle()
  }

  /// Opens a creature, taps its star and goes back.
  func tapStar(of creature: Creature) async throws {
    try await open(creature)
    try await tapStar()
    try await goBack()
  }

  /// Taps Sync and waits for the request.
  func sync() async throws {
    try screen.tap("Sync")
    try await screen.wait(for: "a request to the server") { self.server.requestCount > 0 }
  }

  /// Has the server answer with the stars of the other device.
  func answer(_ creatures: Creature...) async {
    await screen.react { server.answer(creatures.map(\.id)) }
  }

  /// Leaves the app for another one.
  func leaveApp() async {
    await app.didEnterBackground()
    await screen.settle()
  }

  /// Leaves the app, and waits until just these stars are on the disk.
  ///
  /// - Returns: Whether they came to be there.
  @discardableResult
  func leaveApp(storing stars: Set<Int>) async -> Bool {
    await leaveApp()
    return await screen.comesTrue { disk.stars == stars }
  }

  // MARK: What a person sees

  /// The star in the bar of the creature that is open.
  var star: ScreenElement {
    get throws {
      let stars = screen.elements.filter { $0.row == nil && $0.isStar }
      return try #require(stars.count == 1 ? stars.first : nil, "The bar shows \(stars).")
    }
  }

  /// Whether the creature that is open has a star.
  var isStarred: Bool {
    get throws { try star.isFilledStar }
  }

  /// The star in a creature's row.
  func star(inRowOf creature: Creature) throws -> ScreenElement {
    let row = try screen.elements.row(containing: creature.name)
    let star = row.first(where: \.isStar)
    return try #require(star, "The row shows \(row).")
  }

  /// What VoiceOver says in a creature's row, apart from the name.
  func spoken(inRowOf creature: Creature) throws -> String {
    let row = try screen.elements.row(containing: creature.name)
    return row.map(\.spoken).joined(separator: ", ").replacing(creature.name, with: "")
  }

  /// Whether a creature's row shows a star.
  func isStarred(_ creature: Creature) throws -> Bool {
    try star(inRowOf: creature).isFilledStar
  }

  /// The names in the list, from top to bottom.
  var names: [String] {
    screen.elements.rows.compactMap { $0.compactMap(\.text).first }
  }

  /// What is written on the screen apart from names of creatures.
  var notices: [String] {
    let names = Set(Creature.all.map(\.name))
    return screen.elements.texts.filter { !names.contains($0) }
  }
}

extension ScreenElement {
  fileprivate var isStar: Bool { symbol == "star" || isFilledStar }
  fileprivate var isFilledStar: Bool { symbol == "star.fill" }
}
