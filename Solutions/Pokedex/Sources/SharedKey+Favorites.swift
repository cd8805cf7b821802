import HeadlessSwiftUI
import Sharing

extension SharedKey where Self == FileStorageKey<Set<Int>>.Default {
  /// The numbers of the creatures that have a star.
  static var favorites: Self {  // finding 2, 5
    Self[.fileStorage(.documents.appending(component: "favorites.json")), default: []]
  }
}
