import HeadlessSwiftUI

/// The settings, as a tab and as a sheet.
struct SettingsScreen: View {
  @Bindable var settings: SettingsStore

  var body: some View {
    List {
      Section("Default filter") {
        ForEach(RecordingType.allCases) { type in
          Toggle(type.title, isOn: $settings.defaultFilter[contains: type])
        }
      }
      Section("Playback") {
        Toggle("Autoplay", isOn: $settings.autoplay)
      }
    }
    .navigationTitle("Settings")
  }
}

extension Set {
  /// Whether an element is in the set; setting it puts the element in or takes it out.
  subscript(contains element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue {
        insert(element)
      } else {
        remove(element)
      }
    }
  }
}
