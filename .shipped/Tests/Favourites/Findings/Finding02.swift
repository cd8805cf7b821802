import TestSupport
import Testing

extension Favourites {
  @Suite("2 · A restaurant screen without a restaurant", .finding(2))
  @MainActor struct Finding02 {
    /// What a screen can't do without belongs in its init, so that nobody can leave it out.
    @Test func `A link to a restaurant that isn't in the list leaves the app running`() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let phone = try await Phone([.nora, .sol])
        try await phone.follow(link: "closed-last-week")
        #expect(phone.names == ["Nora", "Sol"])
      }
    }
  }
}
