/// A restaurant as the server sends it.
struct Restaurant: Decodable {
  let id: String
  let name: String
  var rating: Double
  var isFavourite: Bool
}
