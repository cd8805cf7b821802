import TestSupport
import Testing

extension Favourites {
  @Suite("14 · The rating can be changed", .finding(14))
  @MainActor struct Finding14 {
    /// What nothing should change is declared so that nothing can.
    @Test func `Nothing in the app can change a rating`() async throws {
      let phone = try await Phone()
      let ratings = StoredProperty.named("rating", reachableFrom: phone.app)
      #expect(!ratings.isEmpty, "The app holds nothing with a stored property `rating`.")
      let variable = ratings.filter(\.isVariable)
      #expect(variable.isEmpty, "Code may assign to: \(variable.map(\.description))")
    }
  }
}
