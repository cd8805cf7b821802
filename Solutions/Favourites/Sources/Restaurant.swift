/// A restaurant as the server sends it.
struct Restaurant: Decodable {
  let id: String
  let name: String
  let rating: Double  // finding 14

  /// Whether this restaurant comes before another in the list: the best first, then by name.
  func ranksBefore(_ other: Restaurant) -> Bool {
    // finding 13: the id settles what rating and name leave open
    (other.rating, name, id) < (rating, other.name, other.id)
  }
}
