import Foundation

/// A recipe on the fake server.
struct ServedRecipe: Codable {
  let id: String
  let title: String
  let ingredients: [String]
  let steps: [String]
  let photo: Data
  /// The flag that today's server still keeps; nil leaves it out, as tomorrow's will.
  let isFavorite: Bool?

  init(_ title: String, id: String? = nil, isFavorite: Bool? = false) {
    self.id = id ?? title.lowercased()
    self.title = title
    ingredients = ["water", "salt"]
    steps = ["Boil it."]
    photo = Data(repeating: 7, count: 50_000)
    self.isFavorite = isFavorite
  }

  static let soup = ServedRecipe("Soup")
  static let bread = ServedRecipe("Bread")
}
