import HeadlessSwiftUI

@MainActor
@Observable
final class DiscoverViewModel {
  var selectedTypes: Set<RecordingType>
  private(set) var recordings: [Recording] = []

  private let library: Library

  init(selectedTypes: Set<RecordingType>, library: Library) {
    self.selectedTypes = selectedTypes
    self.library = library
  }

  var results: [Recording] {
    recordings.filter { selectedTypes.contains($0.type) }
  }

  func load() async {
    guard let latest = await library.recordings(of: selectedTypes) else { return }
    recordings = latest
  }
}
