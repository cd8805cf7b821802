import TestSupport
import Testing

extension Pokedex {
  @Suite("8 · A star that could not be stored is gone at the next launch", .finding(8))
  @MainActor struct Finding08 {
    /// Before the app may be ended, somebody has to wait until everything is on the disk.
    @Test func `A star given while the disk was full is there after a relaunch`() async throws {
      let phone = try await Phone()
      phone.disk.setFull(true)
      try await phone.tapStar(of: .pikachu)
      await phone.leaveApp()
      await phone.screen.comesTrue { phone.disk.writes.failed > 0 }
      phone.disk.setFull(false)
      await phone.leaveApp()
      await phone.relaunch()
      #expect(try phone.isStarred(.pikachu), "The star of Pikachu was never stored.")
    }

    /// A write can fail, and whoever throws the error away makes a promise that it does not keep.
    @Test func `The app says that a star is not stored`() async throws {
      let phone = try await Phone()
      let usual = phone.notices
      phone.disk.setFull(true)
      try await phone.tapStar(of: .pikachu)
      await phone.leaveApp()
      #expect(phone.notices != usual, "The app says only \(phone.notices).")
    }
  }
}
