import Foundation
import Sharing
import Testing

@Suite struct KeyTests {
  private let device = Device()

  @Test func `Promise 6: People never share a value`() async throws {
    let ann = device.run { Shared(.favorites.scoped(to: "ann")) }
    let bob = device.run { Shared(.favorites.scoped(to: "bob")) }
    ann.withLock { $0 = [1] }
    bob.withLock { $0 = [2] }
    #expect(device.favorites.wrappedValue == [])
    try await device.storages.flush()
    device.relaunch()
    #expect(device.run { Shared(.favorites.scoped(to: "ann")) }.wrappedValue == [1])
    #expect(device.run { Shared(.favorites.scoped(to: "bob")) }.wrappedValue == [2])
  }

  @Test(arguments: [
    ("ann", "/device/favorites@ann.json"),
    ("Ann", "/device/favorites@%41nn.json"),
    ("a/../b", "/device/favorites@a%2f%2e%2e%2fb.json"),
    ("a%2fb", "/device/favorites@a%252fb.json"),
    ("\n", "/device/favorites@%0a.json"),
    ("", "/device/favorites@.json"),
    ("e\u{301}", "/device/favorites@%c3%a9.json"),
    ("é", "/device/favorites@%c3%a9.json"),
  ])
  func `Promise 6: A scope makes one file's name`(scope: String, path: String) {
    #expect(key(.favorites.scoped(to: scope)).id == "file:\(path)")
  }

  @Test func `Promise 6: Every kind of key has scopes`() {
    #expect(key(.count.scoped(to: "Ann")).id == "memory:count@%41nn")
    let isOn = AppStorageKey<Bool>.Default[.appStorage("isOn"), default: false]
    #expect(isOn.scoped(to: "a b").id == "defaults:isOn@a%20b")
    let plain = FileStorageKey<Int>.Default[.fileStorage(URL(filePath: "/a/count")), default: 0]
    #expect(plain.scoped(to: "ann").id == "file:/a/count@ann")
  }

  @Test func `Promise 6: A key with another type gets a value of its own, and is reported`()
    async throws
  {
    let favorites = device.favorites
    let line = #line + 1
    let list = device.run { Shared(wrappedValue: [9], FileStorageKey<[Int]>.favoritesFile) }
    list.withLock { $0.append(1) }
    favorites.withLock { $0 = [4] }
    try await list.flush()
    try await favorites.flush()
    #expect(try device.stored() == [4])
    let issue = try #require(device.storages.issues.first).description
    #expect(
      issue.hasPrefix(
        """
        “file:/device/favorites.json” was shared as another type, \
        at SharingTests/KeyTests.swift:\(line).

          SharingTests/Device.swift:
        """))
    #expect(
      issue.hasSuffix(
        """
          SharingTests/KeyTests.swift:\(line): shares it as Array<Int>

        The second place got a value of its own, which nothing stores, so that it can't overwrite \
        what the first one keeps.

        To fix this, use one named key in both places, or another name for the second value.
        """))
  }

  @Test func `Promise 10: A default is not written until something changes`() async throws {
    let favorites = device.favorites
    try await favorites.flush()
    #expect(device.files.writes == [])
    favorites.withLock { _ in }
    try await favorites.flush()
    #expect(try device.stored() == [])
  }

  @Test func `Promise 10: A default counts only while nothing is stored`() async throws {
    device.files.replace(.favorites, with: Data("[]".utf8))
    let favorites: Shared<Set<Int>> = device.run {
      Shared(wrappedValue: [1], .fileStorage(.favorites))
    }
    #expect(favorites.wrappedValue == [])
  }

  @Test func `Promise 10: Two defaults for one key are reported, once a place`() throws {
    let favorites = device.favorites
    var other = favorites
    for _ in 0..<2 {
      other = device.run { Shared(wrappedValue: [1], .fileStorage(.favorites)) }
    }
    let line = #line - 2
    #expect(other.wrappedValue == [])
    #expect(device.storages.issues.count == 1)
    let issue = try #require(device.storages.issues.first).description
    #expect(
      issue.hasPrefix(
        """
        Two defaults were given for “file:/device/favorites.json”, \
        at SharingTests/KeyTests.swift:\(line).

          SharingTests/Device.swift:
        """))
    #expect(
      issue.hasSuffix(
        """
        : []
          SharingTests/KeyTests.swift:\(line): [1]

        The first one given is used by both, so the app starts differently depending on which \
        place is reached first.

        To fix this, give the default once, in the key: “Self[…, default: …]”.
        """))
  }

  @Test func `Promise 10: The same default in two places is fine`() {
    _ = device.favorites
    _ = device.run { Shared(wrappedValue: [], .fileStorage(.favorites)) as Shared<Set<Int>> }
    #expect(device.storages.issues == [])
  }

  private func key(_ key: FileStorageKey<Set<Int>>.Default) -> FileStorageKey<Set<Int>>.Default {
    key
  }
  private func key(_ key: InMemoryKey<Int>.Default) -> InMemoryKey<Int>.Default { key }
}

extension SharedKey where Self == FileStorageKey<[Int]> {
  fileprivate static var favoritesFile: Self { .fileStorage(.favorites) }
}
