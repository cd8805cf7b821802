import HeadlessSwiftUI

/// The user's settings, stored with each change.
@MainActor
@Observable
final class SettingsStore {
  var defaultFilter: Set<RecordingType> {
    didSet { defaults.set(try? JSONEncoder().encode(defaultFilter), forKey: "filterTypes") }
  }
  var autoplay: Bool {
    didSet { defaults.set(autoplay, forKey: "autoplay") }
  }

  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
    autoplay = defaults.bool(forKey: "autoplay")
    if let stored = defaults.data(forKey: "filterTypes") {
      defaultFilter = (try? JSONDecoder().decode(Set<RecordingType>.self, from: stored)) ?? []
    } else {
      defaultFilter = [.album]
    }
  }
}
