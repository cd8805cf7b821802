import TestSupport
import Testing

extension Transactions {
  @Suite("15 · Anybody can change the list", .finding(15))
  struct Finding15 {
    /// What only one type should change, only that type should be able to change.
    @Test func `Code outside the model can't replace the transactions`() async throws {
      let snippet = Snippet(
        "@MainActor func clear(_ model: TransactionsModel) { model.items = [] }",
        importing: exerciseModule
      )
      switch try await snippet.typeCheck() {
      case .refused: break
      case .accepted: Issue.record("The compiler accepts: model.items = []")
      case .unclear(let words): Issue.record("The model's list can't be found: \(words)")
      }
    }
  }
}
