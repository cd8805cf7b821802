// The tests that came with the pull request. They run against what was shipped, whatever you change.

import Foundation
import TestSupport
import Testing

@testable import DiscoverPullRequest

@Suite("The pull request's own tests") @MainActor
struct DiscoverTests {
  let defaults = TemporaryDefaults()

  @Test func `The store stores the default filter`() {
    SettingsStore(defaults: defaults.open()).defaultFilter = [.live, .ep]
    #expect(SettingsStore(defaults: defaults.open()).defaultFilter == [.live, .ep])
  }

  @Test func `A switch switches its kind on and off`() {
    let settings = SettingsStore(defaults: defaults.open())
    settings.defaultFilter[contains: .live] = true
    #expect(settings.defaultFilter == [.album, .live])
    settings.defaultFilter[contains: .live] = false
    #expect(settings.defaultFilter == [.album])
  }

  @Test func `The model shows the kinds that are selected`() async {
    let library = Library(catalogue: CatalogueInMemory())
    let model = DiscoverViewModel(selectedTypes: [.album, .live], library: library)
    await model.load()
    model.selectedTypes = [.live]
    #expect(model.results.map(\.title) == ["One Night"])
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
