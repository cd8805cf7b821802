import Foundation
import Sharing
import Testing

@Suite struct StorageTests {
  private let device = Device()

  @Test func `Promise 3: The last write has the newest value`() async throws {
    let favorites = device.favorites
    for number in 1...200 { favorites.withLock { $0 = [number] } }
    try await favorites.flush()
    #expect(try device.stored() == [200])
  }

  @Test func `Promise 3: No write has an older value than the one before`() async throws {
    let count = device.run { Shared(wrappedValue: 0, .fileStorage(.favorites)) }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } }
      }
    }
    try await count.flush()
    let written = try device.files.writes.map { try JSONDecoder().decode(Int.self, from: $0) }
    #expect(written == written.sorted())
    #expect(written.last == 4_000)
  }

  @Test func `Promise 3: Changes made while the disk is busy are written once, as the newest`()
    async throws
  {
    let favorites = device.favorites
    device.files.hold()
    for number in 1...50 { favorites.withLock { _ = $0.insert(number) } }
    device.files.release()
    try await favorites.flush()
    #expect(device.files.writes.count <= 2)
    #expect(try device.stored() == Set(1...50))
  }

  @Test func `Promise 4: A change doesn't wait for the disk`() async throws {
    let favorites = device.favorites
    device.files.hold()
    favorites.withLock { _ = $0.insert(7) }
    #expect(favorites.wrappedValue == [7])
    #expect(try device.stored() == nil)
    device.files.release()
    try await favorites.flush()
    #expect(try device.stored() == [7])
  }

  @Test func `Promise 4: A relaunch after a flush finds every change`() async throws {
    device.favorites.withLock { $0 = [1, 2] }
    try await device.storages.flush()
    device.relaunch()
    #expect(device.favorites.wrappedValue == [1, 2])
  }

  @Test func `Promise 4: A relaunch while the disk was busy finds the older value, whole`()
    async throws
  {
    let before = device.favorites
    before.withLock { $0 = [1] }
    try await before.flush()
    device.files.hold()
    before.withLock { _ = $0.insert(2) }
    device.relaunch()
    #expect(device.favorites.wrappedValue == [1])
    device.files.release()
  }

  @Test func `Promise 4: A flush waits for the changes made before it`() async throws {
    let favorites = device.favorites
    device.files.hold()
    favorites.withLock { $0 = [1] }
    let told = Told()
    let flush = Task {
      try await favorites.flush()
      told.add("flushed")
    }
    await Task.detached {}.value
    #expect(told.names == [])
    device.files.release()
    try await flush.value
    #expect(try device.stored() == [1])
  }

  @Test func `Promise 4: A flush reports what failed, and tries again`() async throws {
    let favorites = device.favorites
    device.files.failWrites(with: ENOSPC)
    favorites.withLock { $0 = [1] }
    let full = SharingError.notWritable(place: "favorites.json", code: ENOSPC)
    await #expect(throws: full) { try await favorites.flush() }
    #expect(favorites.saveError as? SharingError == full)
    #expect(favorites.wrappedValue == [1])
    #expect("\(full)" == "favorites.json can't be written: no space left on device.")

    device.files.failWrites(with: nil)
    try await favorites.flush()
    #expect(favorites.saveError == nil)
    #expect(try device.stored() == [1])
  }

  @Test func `Promise 4: A change after a failed write is written with what failed`() async throws {
    let favorites = device.favorites
    device.files.failWrites(with: ENOSPC)
    favorites.withLock { $0 = [1] }
    try? await favorites.flush()
    device.files.failWrites(with: nil)
    favorites.withLock { _ = $0.insert(2) }
    try await favorites.flush()
    #expect(try device.stored() == [1, 2])
  }

  @Test func `Promise 4: A flush of the storages names every value that isn't stored`()
    async throws
  {
    let favorites = device.favorites
    let isOn = device.run { Shared(wrappedValue: false, .appStorage("isOn")) }
    device.files.failWrites(with: EROFS)
    favorites.withLock { $0 = [1] }
    isOn.withLock { $0 = true }
    let error = await #expect(throws: UnwrittenValues.self) { try await device.storages.flush() }
    #expect(error?.reasons.keys.sorted() == ["file:/device/favorites.json"])
    #expect(
      error?.localizedDescription == "favorites.json can't be written: read-only file system.")
    #expect(device.defaults.entry("isOn") as? Bool == true)
  }

  @Test func `Promise 4: A flush with nothing to write is over at once`() async throws {
    device.files.hold()
    try await device.favorites.flush()
    try await device.run { Shared(value: 1) }.flush()
    device.files.release()
    #expect(device.files.writes == [])
  }
}
