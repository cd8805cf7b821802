import Foundation

/// A restaurant on the fake server.
struct ServedRestaurant: Encodable {
  var id: String
  var name: String
  var rating: Double
  /// The flag that today's server still sends; nil leaves it out, as tomorrow's will.
  var isFavourite: Bool? = false

  static let nora = ServedRestaurant(id: "nora", name: "Nora", rating: 4.8)
  static let sol = ServedRestaurant(id: "sol", name: "Sol", rating: 4.5)
  static let tokyo = ServedRestaurant(id: "tokyo", name: "Tokyo", rating: 4.1)
  static let zest = ServedRestaurant(id: "zest", name: "Zest", rating: 4.9)

  func rated(_ rating: Double) -> Self {
    var copy = self
    copy.rating = rating
    return copy
  }

  var withoutFlag: Self {
    var copy = self
    copy.isFavourite = nil
    return copy
  }
}
