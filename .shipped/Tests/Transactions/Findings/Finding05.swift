import TestSupport
import Testing

extension Transactions {
  @Suite("5 · A failure looks like an empty account", .finding(5))
  @MainActor struct Finding05 {
    /// An error that is thrown away becomes a statement, and here a wrong and alarming one.
    @Test func `A failed load looks different from an account without transactions`() async throws {
      let offline = try await Phone()
      let loading = offline.content
      try await offline.fail(1)
      let failed = offline.content
      #expect(failed != loading, "A failed load still looks like loading: \(failed)")
      let empty = try await Phone(showing: []).content
      #expect(failed != empty, "Both show: \(empty)")
    }

    /// A refresh that fails says nothing about what was loaded before, so it has to leave that alone.
    @Test func `A failed reload keeps the transactions on screen`() async throws {
      let phone = try await Phone(showing: [Movement("Rent")])
      let shown = phone.content
      try await phone.open("Rent")
      try await phone.goBack()
      try await phone.fail(2)
      #expect(phone.content != shown, "Nothing says that the reload failed.")
      try await phone.closeAlert()
      #expect(phone.titles.contains("Rent"), "The list shows \(phone.titles).")
    }
  }
}
