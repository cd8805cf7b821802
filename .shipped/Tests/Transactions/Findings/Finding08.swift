import TestSupport
import Testing

extension Transactions {
  @Suite("8 · Search misses what is there", .finding(8))
  @MainActor struct Finding08 {
    /// People don't type capitals and accents, so compare as a person would.
    @Test(arguments: [("coffee", "Coffee to go"), ("cafe", "Café Central")])
    func `Search ignores capitals and accents`(typed: String, title: String) async throws {
      let phone = try await Phone(showing: [Movement("Rent"), Movement(title)])
      try await phone.search(for: typed)
      #expect(phone.titles == [title], "Searching for “\(typed)” shows \(phone.titles).")
    }
  }
}
