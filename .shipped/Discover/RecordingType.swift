// Not under review. The catalogue knows these kinds; the tabs and the default come from them.

/// The kinds of recording.
enum RecordingType: String, CaseIterable, Codable, Identifiable {
  case album, single, ep, live, compilation

  var id: Self { self }

  var title: String {
    switch self {
    case .album: "Albums"
    case .single: "Singles"
    case .ep: "EPs"
    case .live: "Live"
    case .compilation: "Compilations"
    }
  }
}
