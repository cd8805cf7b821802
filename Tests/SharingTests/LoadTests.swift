import Foundation
import Observation
import Sharing
import Testing

@Suite @MainActor struct LoadTests {
  private let device = Device()
  private let notDecodable = SharingError.notDecodable(place: "favorites.json", type: "Set<Int>")

  @Test func `Promise 5: A first launch finds nothing, which is no error`() {
    let favorites = device.favorites
    #expect(favorites.wrappedValue == [])
    #expect(favorites.loadError == nil)
    guard case .missing = favorites.loadState else {
      Issue.record("\(favorites.loadState)")
      return
    }
  }

  @Test func `Promise 5: A file that is there is loaded`() {
    device.files.replace(.favorites, with: Data("[4,7]".utf8))
    let favorites = device.favorites
    #expect(favorites.wrappedValue == [4, 7])
    guard case .loaded = favorites.loadState else {
      Issue.record("\(favorites.loadState)")
      return
    }
  }

  @Test func `Promise 5: After a file that can't be read nothing is written`() async throws {
    device.corrupt()
    let favorites = device.favorites
    #expect(favorites.wrappedValue == [])
    #expect(favorites.loadError as? SharingError == notDecodable)
    #expect("\(notDecodable)" == "favorites.json can't be read: it does not contain Set<Int>.")

    favorites.withLock { _ = $0.insert(25) }
    #expect(favorites.wrappedValue == [25])
    await #expect(throws: notDecodable) { try await favorites.flush() }
    #expect(device.files.content(of: .favorites) == Data("{ torn".utf8))
    #expect(device.files.writes == [])
  }

  @Test func `Promise 5: A file that the system won't open is not taken for none`() async throws {
    device.files.replace(.favorites, with: Data("[4]".utf8))
    device.files.failReads(with: EACCES)
    let favorites = device.favorites
    let refused = SharingError.notReadable(place: "favorites.json", code: EACCES)
    #expect(favorites.loadError as? SharingError == refused)
    #expect("\(refused)" == "favorites.json can't be read: permission denied.")
    favorites.withLock { _ = $0.insert(25) }
    await #expect(throws: refused) { try await favorites.flush() }
    #expect(try device.stored() == [4])
  }

  @Test func `Promise 5: The caller can decide to overwrite`() async throws {
    device.corrupt()
    let favorites = device.favorites
    favorites.withLock { _ = $0.insert(25) }
    try await favorites.save()
    #expect(try device.stored() == [25])
    #expect(favorites.loadError == nil)
    favorites.withLock { _ = $0.insert(26) }
    try await favorites.flush()
    #expect(try device.stored() == [25, 26])
  }

  @Test func `Promise 5: The caller can decide to try again`() async throws {
    device.corrupt()
    let favorites = device.favorites
    await #expect(throws: notDecodable) { try await favorites.load() }
    device.files.replace(.favorites, with: Data("[1]".utf8))
    try await favorites.load()
    #expect(favorites.wrappedValue == [1])
    #expect(favorites.loadError == nil)
    favorites.withLock { _ = $0.insert(2) }
    try await favorites.flush()
    #expect(try device.stored() == [1, 2])
  }

  @Test func `Promise 5: A decision that fails is no decision for what comes later`() async throws {
    device.corrupt()
    let favorites = device.favorites
    device.files.failWrites(with: ENOSPC)
    await #expect(throws: SharingError.notWritable(place: "favorites.json", code: ENOSPC)) {
      try await favorites.save()
    }
    device.files.failWrites(with: nil)
    favorites.withLock { _ = $0.insert(25) }
    await #expect(throws: notDecodable) { try await favorites.flush() }
    #expect(device.files.writes == [])
  }

  @Test func `Promise 5: A load after pending changes keeps them`() async throws {
    let favorites = device.favorites
    device.files.hold()
    favorites.withLock { $0 = [1] }
    let load = Task { try await favorites.load() }
    await Task.detached {}.value
    favorites.withLock { _ = $0.insert(2) }
    device.files.release()
    try await load.value
    #expect(favorites.wrappedValue == [1, 2])
    try await favorites.flush()
    #expect(try device.stored() == [1, 2])
  }

  @Test func `Promise 5: A change made while the file is being read is kept`() async throws {
    let favorites = device.favorites
    device.files.duringNextRead { favorites.withLock { _ = $0.insert(3) } }
    try await favorites.load()
    #expect(favorites.wrappedValue == [3])
    try await favorites.flush()
    #expect(try device.stored() == [3])
  }

  @Test func `Promise 5: A view that shows the error is told when it is gone`()
    async throws
  {
    device.corrupt()
    let favorites = device.favorites
    let told = Told()
    withObservationTracking {
      _ = favorites.loadError
    } onChange: {
      told.add("error")
    }
    try await favorites.save()
    await toldSomething(told)
    #expect(told.names == ["error"])
  }
}

/// Waits until an observer has been told, in a bounded number of turns.
@MainActor func toldSomething(_ told: Told) async {
  for _ in 0..<1_000 where told.names.isEmpty {
    await Task.yield()
    await Task.detached(priority: .background) {}.value
  }
}
