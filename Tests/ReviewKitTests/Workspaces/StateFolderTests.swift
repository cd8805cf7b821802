import Foundation
import ReviewKit
import Testing

struct StateFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `state lies in the checkout's build folder`() throws {
    let checkout = Checkout(root: folder.path)
    #expect(
      try StateFolder.locate(for: checkout, environment: [:]) == folder.path / ".build/review"
    )
  }

  @Test func `where that cannot be, it lies in the user's caches`() throws {
    // A file in the way keeps the folder from being made, for every user.
    try folder.write("", to: "kit/.build")
    let checkout = Checkout(root: folder.path / "kit")
    let caches = folder.path / "caches"
    let state = try StateFolder.locate(
      for: checkout,
      environment: ["XDG_CACHE_HOME": caches.text]
    )
    #expect(state.parent == caches / "second-look")
    let again = try StateFolder.locate(for: checkout, environment: ["XDG_CACHE_HOME": caches.text])
    #expect(again == state)
  }
}
