import TestSupport
import Testing

extension Recipes {
  @Suite("2 · One person's favorite is everybody's", .finding(2))
  @MainActor struct Finding02 {
    /// What everybody shares and what one person likes are two facts with two owners.
    @Test func `A heart of Anna's is not on Ben's list`() async throws {
      let anna = try await Tablet()
      try await anna.swipeFavorite("Soup")
      let ben = try await anna.handOver(to: "Ben")
      #expect(ben.hearts.isEmpty, ben.heartsInWords)
    }
  }
}
