import HeadlessSwiftUI

@MainActor
@Observable
final class DiscoverViewModel {
  private(set) var recordings: [Recording] = []

  private let settings: SettingsStore
  private let library: Library

  init(settings: SettingsStore, library: Library) {
    self.settings = settings
    self.library = library
  }

  // finding 1, 2, 4: asked for each time, never kept
  var selectedTypes: Set<RecordingType> {
    get { settings.filterTypes }
    set { settings.filterTypes = newValue }
  }

  var results: [Recording] {
    recordings.filter { selectedTypes.contains($0.type) }
  }

  func load() async {
    // finding 5
    guard let latest = await library.recordings(of: Set(RecordingType.allCases)) else { return }
    recordings = latest
  }
}
