import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import TestSupport
import Testing

/// A phone with the app on it: what a person does with it, and what they see.
@MainActor
final class Phone {
  let catalogue = FakeCatalogue()
  private(set) var screen = Screen { EmptyView() }
  private let defaults = TemporaryDefaults()

  /// Starts the app, in which another version may have stored a filter before.
  init(storedFilter: [String]? = nil) async throws {
    self.storedFilter = storedFilter
    await launch()
  }

  private func launch() async {
    let app = DiscoverApp(catalogue: catalogue, defaults: defaults.open())
    screen = Screen { app }
    await screen.react {}
  }

  /// The filter as it is stored on the device.
  var storedFilter: [String]? {
    get {
      defaults.open().data(forKey: "filterTypes")
        .flatMap { try? JSONDecoder().decode([String].self, from: $0) }
    }
    set {
      let json = newValue.flatMap { try? JSONEncoder().encode($0) }
      defaults.open().set(json, forKey: "filterTypes")
    }
  }

  // MARK: What a person does

  func relaunch() async {
    screen.close()
    await launch()
  }

  func select(tab: String) async throws {
    try screen.selectTab(tab)
    await screen.settle()
  }

  /// Taps a chip on Discover, or a switch in the settings.
  func tap(_ name: String) async throws {
    try screen.tap(name)
    await screen.settle()
  }

  func openSettingsSheet() async throws {
    try await tap("Filter settings")
  }

  func closeSettingsSheet() async throws {
    try screen.dismissSheet()
    await screen.settle()
  }

  // MARK: What a person sees

  private static let kinds = ["Albums", "Singles", "EPs", "Live", "Compilations"]

  /// The kinds whose chip is selected, or whose switch is on.
  var chosen: [String] {
    Self.kinds.filter { kind in
      screen.elements.contains { element in
        element.label == kind && (element.traits.contains(.selected) || element.value == "on")
      }
    }
  }

  /// What the list says, without the chips.
  var list: [String] {
    screen.elements.filter { $0.traits.isDisjoint(with: [.button, .toggle, .tab, .header]) }.texts
  }
}
