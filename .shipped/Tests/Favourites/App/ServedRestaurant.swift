import Foundation

/// A restaurant on the fake server.
struct ServedRestaurant: Encodable {
  let id: String
  let name: String
  let rating: Double
  /// The flag that today's server still sends; nil leaves it out, as tomorrow's will.
  let isFavourite: Bool?

  init(id: String, name: String, rating: Double, isFavourite: Bool? = false) {
    self.id = id
    self.name = name
    self.rating = rating
    self.isFavourite = isFavourite
  }

  static let nora = ServedRestaurant(id: "nora", name: "Nora", rating: 4.8)
  static let sol = ServedRestaurant(id: "sol", name: "Sol", rating: 4.5)
  static let tokyo = ServedRestaurant(id: "tokyo", name: "Tokyo", rating: 4.1)
  static let zest = ServedRestaurant(id: "zest", name: "Zest", rating: 4.9)

  func rated(_ rating: Double) -> Self {
    ServedRestaurant(id: id, name: name, rating: rating, isFavourite: isFavourite)
  }

  var withoutFlag: Self {
    ServedRestaurant(id: id, name: name, rating: rating, isFavourite: nil)
  }
}
