import HeadlessSwiftUI

/// What there is to discover: chips for the kinds of recording, and the recordings.
struct DiscoverScreen: View {
  private let settings: SettingsStore
  @State private var model: DiscoverViewModel
  @State private var showsSettings = false

  init(settings: SettingsStore, library: Library) {
    self.settings = settings
    _model = State(initialValue: DiscoverViewModel(settings: settings, library: library))
  }

  var body: some View {
    RecordingList(model: model)
      .navigationTitle("Discover")
      .toolbar {
        Button("Filter settings") { showsSettings = true }
      }
      .sheet(isPresented: $showsSettings) {
        NavigationStack {
          SettingsScreen(settings: settings)
        }
      }
      .task { await model.load() }
  }
}

/// The chips, and the recordings of the kinds that are chosen.
struct RecordingList: View {
  let model: DiscoverViewModel

  var body: some View {
    List {
      Section {
        HStack {
          ForEach(RecordingType.allCases) { type in
            Button(type.title) { model.selectedTypes[contains: type].toggle() }
              .buttonStyle(.bordered)
              .tint(model.selectedTypes.contains(type) ? .accentColor : .gray)
              .accessibilityAddTraits(model.selectedTypes.contains(type) ? .isSelected : [])
          }
        }
      }
      ForEach(model.results) { recording in
        Text("\(recording.title) by \(recording.artist)")
      }
      if model.selectedTypes.isEmpty {
        Text("Choose a kind of recording to see some.")  // finding 8
      }
    }
  }
}
