/// A creature that the app knows, as far as the tests are concerned.
struct Creature: Hashable {
  let id: Int
  let name: String

  static let bulbasaur = Creature(id: 1, name: "Bulbasaur")
  static let pikachu = Creature(id: 25, name: "Pikachu")
  static let psyduck = Creature(id: 54, name: "Psyduck")
  static let eevee = Creature(id: 133, name: "Eevee")
  static let snorlax = Creature(id: 143, name: "Snorlax")

  static let all = [bulbasaur, pikachu, psyduck, eevee, snorlax]
}
