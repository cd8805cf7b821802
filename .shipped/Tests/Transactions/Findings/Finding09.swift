import TestSupport
import Testing

extension Transactions {
  @Suite("9 · Loading looks like an empty account", .finding(9))
  @MainActor struct Finding09 {
    /// "Not yet" and "nothing" are two answers, so the screen has to show them differently.
    @Test func `The first load looks different from an account without transactions`()
      async throws
    {
      let loading = try await Phone().content
      let empty = try await Phone(showing: []).content
      #expect(loading != empty, "Both show: \(empty)")
    }
  }
}
