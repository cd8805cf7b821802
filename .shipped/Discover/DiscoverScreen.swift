import HeadlessSwiftUI

/// What there is to discover: chips for the kinds of recording, and the recordings.
struct DiscoverScreen: View {
  let settings: SettingsStore
  let library: Library

  @State private var model: DiscoverViewModel?
  @State private var showsSettings = false

  var body: some View {
    ZStack {
      if let model {
        RecordingList(model: model)
      } else {
        ProgressView()
      }
    }
    .navigationTitle("Discover")
    .toolbar {
      Button("Filter settings") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) {
      NavigationStack {
        SettingsScreen(settings: settings)
      }
    }
    .task {
      if model == nil {
        model = DiscoverViewModel(selectedTypes: settings.defaultFilter, library: library)
      }
      await model?.load()
    }
  }
}

/// The chips, and the recordings of the kinds that are chosen.
struct RecordingList: View {
  @Bindable var model: DiscoverViewModel

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
    }
  }
}
