import Foundation
import TestSupport
import Testing

@testable import DiscoverAfter

@Suite @MainActor struct DiscoverViewModelTests {
  let defaults = TemporaryDefaults()

  private func model(_ settings: SettingsStore) -> DiscoverViewModel {
    DiscoverViewModel(settings: settings, library: Library(catalogue: CatalogueInMemory()))
  }

  @Test func `A change in the settings is the model's filter, at any time`() async {
    let settings = SettingsStore(defaults: defaults.open())
    let model = model(settings)
    await model.load()
    #expect(model.results.map(\.title) == ["Harbour"])

    settings.filterTypes = [.live]
    #expect(model.results.map(\.title) == ["One Night"])
  }

  @Test func `A choice made in the model is stored straight away`() {
    model(SettingsStore(defaults: defaults.open())).selectedTypes = [.ep]
    #expect(SettingsStore(defaults: defaults.open()).filterTypes == [.ep])
  }

  @Test func `What a newer version stored is kept`() throws {
    let newer = try JSONEncoder().encode(["live", "podcast"])
    defaults.open().set(newer, forKey: "filterTypes")
    let settings = SettingsStore(defaults: defaults.open())
    settings.filterTypes.insert(.album)

    let stored = try #require(defaults.open().data(forKey: "filterTypes"))
    #expect(try JSONDecoder().decode([String].self, from: stored) == ["album", "live", "podcast"])
  }
}

private struct CatalogueInMemory: Catalogue {
  func recordings(of kinds: [String]) async throws -> Data {
    Data(
      """
      [{"id": "1", "title": "Harbour", "artist": "Ida", "type": "album"},
       {"id": "4", "title": "One Night", "artist": "Ida", "type": "live"}]
      """.utf8)
  }
}
