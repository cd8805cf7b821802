import Foundation
import Sharing
import Synchronization
import TestSupport
import Testing

@Suite struct KindsOfStorageTests {
  private let device = Device()

  @Test func `Promise 7: Every type that user defaults keep comes back as it was`() async throws {
    let suite = "sharing.\(UUID())"
    defer { UserDefaults().removePersistentDomain(forName: suite) }
    func launch() -> SharedStorages {
      SharedStorages(files: MemoryFiles(), defaults: SystemDefaults(suite: suite))
    }
    let date = Date(timeIntervalSince1970: 1_234_567)
    try await SharedStorages.$current.withValue(launch()) {
      try await set(true, "bool")
      try await set(42, "int")
      try await set(2.5, "double")
      try await set("star", "string")
      try await set(Data([1, 2]), "data")
      try await set(date, "date")
      try await set(["a", "b"], "strings")
      try await set(Mode.dark, "mode")
    }
    SharedStorages.$current.withValue(launch()) {
      #expect(Shared(wrappedValue: false, .appStorage("bool")).wrappedValue == true)
      #expect(Shared(wrappedValue: 0, .appStorage("int")).wrappedValue == 42)
      #expect(Shared(wrappedValue: 0.0, .appStorage("double")).wrappedValue == 2.5)
      #expect(Shared(wrappedValue: "", .appStorage("string")).wrappedValue == "star")
      #expect(Shared(wrappedValue: Data(), .appStorage("data")).wrappedValue == Data([1, 2]))
      #expect(Shared(wrappedValue: .now, .appStorage("date")).wrappedValue == date)
      #expect(Shared(wrappedValue: [], .appStorage("strings")).wrappedValue == ["a", "b"])
      #expect(Shared(wrappedValue: Mode.light, .appStorage("mode")).wrappedValue == .dark)
    }
    let defaults = try #require(UserDefaults(suiteName: suite))
    #expect(defaults.string(forKey: "mode") == "dark")
    #expect(defaults.integer(forKey: "int") == 42)
  }

  @Test func `Promise 7: An entry of another type is kept`() async throws {
    device.defaults.enter("yes", as: "isOn")
    let isOn = device.run { Shared(wrappedValue: false, .appStorage("isOn")) }
    let error = SharingError.notDecodable(place: "“isOn” in user defaults", type: "Bool")
    #expect(isOn.loadError as? SharingError == error)
    isOn.withLock { $0 = true }
    await #expect(throws: error) { try await isOn.flush() }
    #expect(device.defaults.entry("isOn") as? String == "yes")
  }

  @Test func `Promise 7: A value in memory lives as long as its storages`() {
    device.run { Shared(.count) }.withLock { $0 = 3 }
    #expect(device.run { Shared(.count) }.wrappedValue == 3)
    device.relaunch()
    #expect(device.run { Shared(.count) }.wrappedValue == 0)
  }

  @Test(.ownStorages, arguments: 1...20)
  func `Promise 7: Each test has storages of its own, in any order`(number: Int) async throws {
    @Shared(.favorites) var favorites
    #expect(favorites == [])
    $favorites.withLock { _ = $0.insert(number) }
    try await $favorites.flush()
    #expect(Shared(.favorites).wrappedValue == [number])
  }

  @Test func `Promise 7: A test that chose no storages is told, and reaches no file`() throws {
    let file = FileManager.default.temporaryDirectory.appending(component: "unchosen-\(UUID())")
    let shared = Shared(wrappedValue: 0, .fileStorage(file))
    let line = #line - 1
    shared.withLock { $0 = 1 }
    let issue = SharedStorages.current.issues.map(\.description).filter {
      $0.contains(file.path(percentEncoded: false))
    }
    #expect(
      issue == [
        """
        A test shared “file:\(file.path(percentEncoded: false))” without storages of its own, \
        at SharingTests/KindsOfStorageTests.swift:\(line).

          current storages: those of the whole test run, in memory

        Tests that share storages see each other's values, and pass or fail depending on their \
        order.

        To fix this, run the test in “SharedStorages.$current.withValue(.inMemory())”.
        """
      ])
    #expect(!FileManager.default.fileExists(atPath: file.path(percentEncoded: false)))
  }

  @Test func `Promise 7: The double is written on another thread, as the disk is`() throws {
    let folder = try TemporaryFolder()
    for files in [DiskFiles(), MemoryFiles()] as [any FileStorage] {
      let watched = WatchedFiles(files)
      let shared = SharedStorages.$current.withValue(SharedStorages(files: watched)) {
        Shared(wrappedValue: 0, .fileStorage(folder.file("count.json")))
      }
      shared.withLock { $0 = 1 }
      watched.waitForWrite()
      #expect(watched.writer != ObjectIdentifier(Thread.current))
    }
  }

  private func set<Value: AppStorageValue & Equatable>(_ value: Value, _ name: String) async throws
  {
    let shared = Shared(wrappedValue: value, .appStorage(name))
    shared.withLock { $0 = value }
    try await shared.flush()
  }
}

private enum Mode: String, AppStorageValue { case light, dark }

/// Files that note which thread they are written on.
private final class WatchedFiles: FileStorage {
  private let base: any FileStorage
  private let written = DispatchSemaphore(value: 0)
  private let noted = Mutex<ObjectIdentifier?>(nil)

  init(_ base: any FileStorage) {
    self.base = base
  }

  var writer: ObjectIdentifier? { noted.withLock { $0 } }

  func waitForWrite() { written.wait() }

  func read(_ url: URL) throws(SharingError) -> StoredFile? { try base.read(url) }

  func write(
    _ data: Data,
    to url: URL,
    if condition: FileCondition
  ) throws(SharingError) -> FileVersion {
    defer { written.signal() }
    noted.withLock { $0 = ObjectIdentifier(Thread.current) }
    return try base.write(data, to: url, if: condition)
  }
}
