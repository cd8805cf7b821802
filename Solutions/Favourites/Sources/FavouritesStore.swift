import Foundation
import Observation

/// Knows which restaurants are the user's favourites; nothing else in the app does.
///
/// It knows their ids only, so nothing that the server sends can change the answer.
@MainActor
@Observable
final class FavouritesStore {
  private static let key = "favourites.restaurantIDs"

  // finding 3, 6, 11
  private var ids: Set<String>
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
    ids = Set(defaults.stringArray(forKey: Self.key) ?? [])
  }

  func isFavourite(_ id: String) -> Bool {
    ids.contains(id)
  }

  func toggle(_ id: String) {
    if ids.remove(id) == nil {
      ids.insert(id)
    }
    defaults.set(ids.sorted(), forKey: Self.key)  // finding 7
  }
}
