import HeadlessSwiftUI

/// The user's settings, stored with each change.
@MainActor
@Observable
final class SettingsStore {
  /// The kinds that the user wants to see, wherever they are chosen.
  var filterTypes: Set<RecordingType> {
    didSet { storeFilter() }  // finding 3
  }
  var autoplay: Bool {
    didSet { defaults.set(autoplay, forKey: "autoplay") }
  }

  private let defaults: UserDefaults
  /// What a newer version has stored and this one doesn't know.
  private let unknownTypes: [String]

  init(defaults: UserDefaults) {
    self.defaults = defaults
    autoplay = defaults.bool(forKey: "autoplay")
    let stored = defaults.data(forKey: "filterTypes")
      .flatMap { try? JSONDecoder().decode([String].self, from: $0) }
    let names = stored ?? [RecordingType.album.rawValue]
    // finding 7
    filterTypes = Set(names.compactMap(RecordingType.init(rawValue:)))
    unknownTypes = names.filter { RecordingType(rawValue: $0) == nil }
  }

  private func storeFilter() {
    let names = filterTypes.map(\.rawValue).sorted() + unknownTypes
    defaults.set(try? JSONEncoder().encode(names), forKey: "filterTypes")
  }
}
