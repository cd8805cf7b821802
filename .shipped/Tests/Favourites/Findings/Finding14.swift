import TestSupport
import Testing

extension Favourites {
  @Suite("14 · What may change in a restaurant", .finding(14))
  @MainActor struct Finding14 {
    /// What nothing should change is declared so that nothing can.
    @Test func `Nothing in the app can change a rating`() async throws {
      let phone = try await Phone()
      let ratings = StoredProperty.named("rating", of: Double.self, reachableFrom: phone.app)
      #expect(!ratings.isEmpty, "The app holds nothing with a number called `rating`.")
      let variable = ratings.filter(\.isVariable)
      let names = variable.map { "`\($0.type).\($0.name)`" }.sorted().joined(separator: ", ")
      #expect(
        variable.isEmpty,
        "Code may still assign to \(names). `private(set)` does not prevent that.")
    }
  }
}
