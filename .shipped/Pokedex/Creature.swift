/// One entry of the Pokédex.
struct Creature: Identifiable, Hashable {
  let id: Int
  let name: String
  let kind: String
}

extension Creature {
  /// Every creature that the app knows, by number.
  static let all = [
    Creature(id: 1, name: "Bulbasaur", kind: "Grass"),
    Creature(id: 25, name: "Pikachu", kind: "Electric"),
    Creature(id: 54, name: "Psyduck", kind: "Water"),
    Creature(id: 133, name: "Eevee", kind: "Normal"),
    Creature(id: 143, name: "Snorlax", kind: "Normal"),
  ]
}
