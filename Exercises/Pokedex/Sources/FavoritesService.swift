import HeadlessSwiftUI

/// Reads and writes the favorites.
///
/// On the main actor, so no two threads get in each other's way.
@MainActor
final class FavoritesService {
  static let shared = FavoritesService()

  /// Where the files are; set when the app starts.
  var disk: (any Disk)?
  /// What went wrong when the favorites were read last.
  private(set) var error: String?

  func get(_ file: String, default favorites: Set<Int>) -> Set<Int> {
    error = nil
    guard let data = try? disk?.read(file) else {
      error = "Your stars couldn't be loaded."
      return favorites
    }
    return (try? JSONDecoder().decode(Set<Int>.self, from: data)) ?? favorites
  }

  func set(_ favorites: Set<Int>, in file: String) {
    guard let data = try? JSONEncoder().encode(favorites) else { return }
    try? disk?.write(data, to: file)
  }
}
