import Foundation

/// A server in memory: it answers with what the test put on it.
@MainActor
final class FakeServer: RestaurantServer {
  var restaurants: [ServedRestaurant]
  private(set) var answers = 0

  init(_ restaurants: [ServedRestaurant]) {
    self.restaurants = restaurants
  }

  func restaurants() async throws -> Data {
    answers += 1
    return try JSONEncoder().encode(restaurants)
  }
}
