import Foundation

/// A server in memory: it answers with what the test put on it.
@MainActor
final class FakeServer: RestaurantServer {
  var restaurants: [ServedRestaurant]

  init(_ restaurants: [ServedRestaurant]) {
    self.restaurants = restaurants
  }

  func restaurants() async throws -> Data {
    try JSONEncoder().encode(restaurants)
  }
}
