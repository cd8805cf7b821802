import Foundation
import Sharing
import Testing

@Suite struct OtherProcessTests {
  private let device = Device()
  private let changed = SharingError.changedElsewhere(place: "favorites.json")
  private let removed = SharingError.removedElsewhere(place: "favorites.json")

  @Test func `Promise 8: Another process's change is not seen until it is asked for`() async throws
  {
    device.files.replace(.favorites, with: Data("[1]".utf8))
    let favorites = device.favorites
    device.files.replace(.favorites, with: Data("[1,2]".utf8))
    #expect(favorites.wrappedValue == [1])
    try await favorites.load()
    #expect(favorites.wrappedValue == [1, 2])
  }

  @Test func `Promise 8: Another process's change is noticed at the next write, and kept`()
    async throws
  {
    let favorites = device.favorites
    device.files.replace(.favorites, with: Data("[8]".utf8))
    favorites.withLock { _ = $0.insert(1) }
    await #expect(throws: changed) { try await favorites.flush() }
    #expect(favorites.saveError as? SharingError == changed)
    #expect("\(changed)" == "favorites.json was not written: somebody else has changed it.")
    #expect(favorites.wrappedValue == [1])
    #expect(try device.stored() == [8])

    favorites.withLock { _ = $0.insert(2) }
    await #expect(throws: changed) { try await favorites.flush() }
    #expect(try device.stored() == [8])
  }

  @Test func `Promise 8: The caller can take the other process's value`() async throws {
    let favorites = device.favorites
    device.files.replace(.favorites, with: Data("[8]".utf8))
    favorites.withLock { _ = $0.insert(1) }
    try? await favorites.flush()
    try await favorites.load()
    #expect(favorites.wrappedValue == [8])
    #expect(favorites.saveError == nil)
    favorites.withLock { _ = $0.insert(9) }
    try await favorites.flush()
    #expect(try device.stored() == [8, 9])
  }

  @Test func `Promise 8: The caller can keep the own value`() async throws {
    let favorites = device.favorites
    device.files.replace(.favorites, with: Data("[8]".utf8))
    favorites.withLock { _ = $0.insert(1) }
    try? await favorites.flush()
    try await favorites.save()
    #expect(try device.stored() == [1])
    #expect(favorites.saveError == nil)
  }

  @Test func `Promise 8: A file that was removed is not made again without a decision`()
    async throws
  {
    device.files.replace(.favorites, with: Data("[8]".utf8))
    let favorites = device.favorites
    device.files.replace(.favorites, with: nil)
    favorites.withLock { _ = $0.insert(1) }
    await #expect(throws: removed) { try await favorites.flush() }
    #expect("\(removed)" == "favorites.json was not written: somebody else has removed it.")
    #expect(favorites.wrappedValue == [1, 8])
    #expect(try device.stored() == nil)
    try await favorites.load()
    #expect(favorites.wrappedValue == [])
  }

  @Test func `Promise 8: A file that was corrupted is kept`() async throws {
    let favorites = device.favorites
    favorites.withLock { $0 = [1] }
    try await favorites.flush()
    device.corrupt()
    favorites.withLock { _ = $0.insert(2) }
    await #expect(throws: changed) { try await favorites.flush() }
    await #expect(throws: SharingError.notDecodable(place: "favorites.json", type: "Set<Int>")) {
      try await favorites.load()
    }
    #expect(favorites.wrappedValue == [1, 2])
    #expect(device.files.content(of: .favorites) == Data("{ torn".utf8))
  }

  @Test func `Promise 8: Two processes that take turns lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.file("tally.json")
    try await blocking {
      let probes = try (0..<2).map { _ in
        try ProbeProcess(["add", file.path(percentEncoded: false), "50"])
      }
      for probe in probes {
        try probe.waitForEnd()
        #expect(probe.lines.first?.hasPrefix("conflicts: ") == true)
      }
    }
    #expect(try StoredTally(file).number == 100)
    #expect(try folder.names == ["tally.json"])
  }
}
