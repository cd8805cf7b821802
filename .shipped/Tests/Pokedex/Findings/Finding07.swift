import TestSupport
import Testing

extension Pokedex {
  @Suite("7 · The tap waits for the disk", .finding(7))
  @MainActor struct Finding07 {
    /// The main thread draws and answers taps, so a slow disk must not keep it.
    @Test func `A star is stored away from the main thread`() async throws {
      let phone = try await Phone()
      try await phone.tapStar(of: .pikachu)
      let isStored = await phone.leaveApp(storing: [25])
      #expect(isStored)
      #expect(phone.disk.writes.onMainQueue == 0, "The disk was written to on the main thread.")
    }
  }
}
