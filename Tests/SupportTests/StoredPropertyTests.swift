import TestSupport
import Testing

@Suite struct StoredPropertyTests {
  struct Fixed { let rating: Double }
  struct Loose { var rating: Double }
  final class Menu {
    let rating = 3.0
    var price = 12
  }
  class Base { var first = ["a": Loose(rating: 1)] }
  final class Owner: Base {
    let second: [Fixed]? = [Fixed(rating: 2)]
    let third = Menu()
    var loop: Owner?
  }

  @Test func `A stored property tells whether it can be assigned`() {
    let owner = Owner()
    owner.loop = owner
    defer { owner.loop = nil }
    let ratings = StoredProperty.named("rating", of: Double.self, reachableFrom: owner).map(
      \.description)
    #expect(ratings.sorted() == ["let Fixed.rating", "let Menu.rating", "var Loose.rating"])
    let prices = StoredProperty.named("price", of: Int.self, reachableFrom: owner).map(
      \.description)
    #expect(prices == ["var Menu.price"])
  }

  @Test func `A name that nothing of the type has is found nowhere`() {
    #expect(StoredProperty.named("price", of: String.self, reachableFrom: Owner()).isEmpty)
    #expect(StoredProperty.named("colour", of: Int.self, reachableFrom: Owner()).isEmpty)
  }
}
