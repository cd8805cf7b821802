import TestSupport
import Testing

extension Favourites {
  @Suite("1 · The heart lands on another restaurant", .finding(1))
  @MainActor struct Finding01 {
    /// A row's position is true only until the list changes, so remember the restaurant by its id.
    @Test func `Going back after the list was reordered gives no other restaurant a heart`()
      async throws
    {
      let phone = try await Phone([.nora, .sol, .tokyo])
      try await phone.tapHeart(of: "Nora")
      try await phone.open("Nora")
      try await phone.serverChanges(to: [.nora.rated(3.9), .sol, .tokyo])
      try await phone.goBack()
      try #require(phone.names == ["Sol", "Tokyo", "Nora"])
      let others = phone.hearts.filter { $0 != "Nora" }
      #expect(others.isEmpty, phone.heartsInWords)
    }

    /// A position that was valid once can be out of range later, so ask by id and allow for "gone".
    @Test func `Going back after the list became shorter leaves the app running`() async {
      await #expect(processExitsWith: .success) { @MainActor in
        let phone = try await Phone([.nora, .sol, .tokyo])
        try await phone.open("Tokyo")
        try await phone.serverChanges(to: [.nora])
        try await phone.goBack()
        #expect(phone.names == ["Nora"])
      }
    }
  }
}
