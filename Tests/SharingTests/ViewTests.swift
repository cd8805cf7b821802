import HeadlessScreen
import HeadlessSwiftUI
import Sharing
import TestSupport
import Testing

@Suite(.ownStorages) @MainActor struct ViewTests {
  @Test func `Promise 1: A view that read the value is evaluated again, and no other view is`()
    throws
  {
    let screen = Screen { Stars() }
    #expect(screen.elements.texts == ["no star", "Add", "quiet"])
    let bodies = screen.bodyCount(of: Quiet.self)
    try screen.tap("Add")
    #expect(screen.elements.texts == ["1 stars", "Add", "quiet"])
    #expect(screen.bodyCount(of: Quiet.self) == bodies)
    #expect(screen.issues == [])
  }

  @Test func `Promise 9: A change made off the main actor reaches the view without an issue`()
    async throws
  {
    let screen = Screen { Stars() }
    #expect(screen.elements.texts.first == "no star")
    let shared = Shared(.favorites)
    await Task.detached { shared.withLock { $0 = [1, 2] } }.value
    try await screen.wait(for: "two stars") { screen.elements.texts.first == "2 stars" }
    #expect(screen.issues == [])
  }
}

private struct Stars: View {
  @Shared(.favorites) var favorites

  var body: some View {
    VStack {
      Count()
      Button("Add") { $favorites.withLock { _ = $0.insert($0.count) } }
      Quiet()
    }
  }
}

private struct Count: View {
  @SharedReader(.favorites) var favorites

  var body: some View {
    Text(favorites.isEmpty ? "no star" : "\(favorites.count) stars")
  }
}

private struct Quiet: View {
  var body: some View { Text("quiet") }
}
