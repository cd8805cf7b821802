import TestSupport
import Testing

extension Pokedex {
  @Suite("9 · Tests fail together that pass alone", .finding(9))
  @MainActor struct Finding09 {
    /// What two tests share decides which of them fails, so each brings its own.
    @Test func `A star on one phone doesn't show on another one`() async throws {
      let first = try await Phone()
      let second = try await Phone()
      try await first.tapStar(of: .pikachu)
      try await second.open(.pikachu)
      #expect(try !second.isStarred, "The second phone shows the star of the first one.")
    }

    /// A place that is handed in has to be the place that is written to.
    @Test func `Each phone stores its own stars`() async throws {
      let first = try await Phone()
      let second = try await Phone()
      try await first.tapStar(of: .pikachu)
      await first.leaveApp()
      await first.screen.comesTrue { first.disk.writes.done + second.disk.writes.done > 0 }
      #expect(first.disk.stars == [25], "The first phone stored \(first.disk.stars ?? []).")
      #expect(second.disk.stars == [], "The second phone stored \(second.disk.stars ?? []).")
    }
  }
}
