import HeadlessSwiftUI

/// A recipe of the household.
struct Recipe: Identifiable, Hashable, Codable {
  let id: String
  var title: String
  var ingredients: [String]
  var steps: [String]
  var photo: Data
  var isFavorite: Bool
}
