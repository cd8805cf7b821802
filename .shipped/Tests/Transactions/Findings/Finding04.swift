import TestSupport
import Testing

extension Transactions {
  @Suite("4 · The request outlives the screen", .finding(4))
  @MainActor struct Finding04 {
    /// Work that a screen started has to end with the screen, and nobody can end a loose task.
    @Test func `Signing out stops the request`() async throws {
      let phone = try await Phone()
      let request = try await phone.request(1)
      try await phone.signOut()
      let isStopped = await phone.screen.comesTrue { request.isCancelled }
      #expect(isStopped, "The request for the account goes on after signing out.")
    }
  }
}
