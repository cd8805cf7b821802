import TestSupport
import Testing

extension Favourites {
  @Suite("11 · A heart from the search results is missing in the list", .finding(11))
  @MainActor struct Finding11 {
    /// A fact needs one owner, because two copies of it are two facts that can differ.
    @Test func `A heart given in the search results shows in the list`() async throws {
      let phone = try await Phone()
      try await phone.openSearch()
      try await phone.search(for: "tok")
      try await phone.tapHeart(of: "Tokyo")
      try await phone.goBack()
      #expect(phone.hearts == ["Tokyo"], phone.heartsInWords)
    }
  }
}
