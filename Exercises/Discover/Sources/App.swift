// Not under review. This file stands in for the app's entry point, the kinds of recording and the
// connection to the catalogue. What is shown while a request is on its way, or when it fails, is left
// out.

import HeadlessSwiftUI

/// The catalogue of recordings, as the app reaches it over the network.
@MainActor
public protocol Catalogue {
  /// Answers with the recordings of some kinds, as JSON.
  func recordings(of kinds: [String]) async throws -> Data
}

/// The app as the system starts it: two tabs.
public struct DiscoverApp: View {
  @State private var settings: SettingsStore
  private let library: Library

  /// Starts the app over the catalogue and what is stored on the device.
  ///
  /// The filter is stored as a JSON array of kinds under `filterTypes`. Other versions of the app
  /// read and write it as well.
  public init(catalogue: any Catalogue, defaults: UserDefaults) {
    _settings = State(initialValue: SettingsStore(defaults: defaults))
    library = Library(catalogue: catalogue)
  }

  /// The app's window.
  public var body: some View {
    TabView {
      Tab("Discover", systemImage: "music.note") {
        NavigationStack {
          DiscoverScreen(settings: settings, library: library)
        }
      }
      Tab("Settings", systemImage: "gear") {
        NavigationStack {
          SettingsScreen(settings: settings)
        }
      }
    }
  }
}

/// One recording.
struct Recording: Identifiable, Hashable, Decodable {
  let id: String
  let title: String
  let artist: String
  let type: RecordingType
}

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

/// The connection to the catalogue.
@MainActor
final class Library {
  private let catalogue: any Catalogue

  init(catalogue: any Catalogue) {
    self.catalogue = catalogue
  }

  /// The recordings of some kinds, or nil where the request failed or was cancelled.
  func recordings(of types: Set<RecordingType>) async -> [Recording]? {
    let kinds = types.map(\.rawValue).sorted()
    guard let json = try? await catalogue.recordings(of: kinds), !Task.isCancelled else {
      return nil
    }
    return try? JSONDecoder().decode([Recording].self, from: json)
  }
}
