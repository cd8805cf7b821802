import Composable
import Foundation
import HeadlessScreen
import HeadlessSwiftUI
import Sharing
import Testing

@testable import PokedexAfter

@Suite @MainActor struct RecoveryTests {
  private let files = MemoryFiles()
  private let file = URL.documents.appending(component: "favorites.json")
  private let storages: SharedStorages

  init() {
    storages = SharedStorages(files: files)
  }

  /// The notice and the favorites, as an app that starts now has them.
  private func launch() -> (recovery: StoreOf<Recovery>, favorites: Shared<Set<Int>>, Screen) {
    SharedStorages.$current.withValue(storages) {
      let store = Store(initialState: Recovery.State()) { Recovery() }
      return (store, Shared(.favorites), Screen { RecoveryNotice(store: store) })
    }
  }

  @Test func `A damaged file is kept, and the person is asked`() async throws {
    files.replace(file, with: Data("[25,".utf8))
    let (_, favorites, screen) = launch()

    favorites.withLock { _ = $0.insert(143) }
    await #expect(throws: SharingError.self) { try await favorites.flush() }

    #expect(files.content(of: file) == Data("[25,".utf8))
    #expect(
      screen.elements.texts == [
        "Your stars couldn't be read. New ones aren't stored until you decide.",
        "Try again", "Start over",
      ])
  }

  @Test func `Starting over stores the new stars in place of the damaged file`() async throws {
    files.replace(file, with: Data("[25,".utf8))
    let (recovery, favorites, screen) = launch()
    favorites.withLock { _ = $0.insert(143) }

    await recovery.send(.startOverTapped).finish()
    await screen.settle()

    #expect(files.content(of: file) == Data("[143]".utf8))
    #expect(screen.elements.isEmpty)
  }

  @Test func `Trying again takes the stars that can be read by then`() async throws {
    files.failReads(with: EACCES)
    files.replace(file, with: Data("[25]".utf8))
    let (recovery, favorites, screen) = launch()
    files.failReads(with: nil)

    await recovery.send(.tryAgainTapped).finish()
    await screen.settle()

    #expect(favorites.wrappedValue == [25])
    #expect(screen.elements.isEmpty)
  }

  @Test func `A write that failed is shown, and made up for by the next flush`() async throws {
    let (_, favorites, screen) = launch()
    files.failWrites(with: ENOSPC)
    favorites.withLock { _ = $0.insert(25) }
    await #expect(throws: SharingError.self) { try await favorites.flush() }
    await screen.settle()
    #expect(screen.elements.texts == ["Your latest stars aren't stored yet."])

    files.failWrites(with: nil)
    try await storages.flush()
    await screen.settle()
    #expect(files.content(of: file) == Data("[25]".utf8))
    #expect(screen.elements.isEmpty)
  }
}
