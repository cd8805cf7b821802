import Foundation
import Sharing
import Testing

/// A device whose disk is in memory, and on which the app can be launched again and again.
final class Device {
  let files = MemoryFiles()
  let defaults = MemoryDefaults()
  private(set) var storages: SharedStorages

  init() {
    storages = SharedStorages(files: files, defaults: defaults) { _ in }
  }

  /// Starts the app anew: memory is lost, the disk is kept.
  func relaunch() {
    storages = SharedStorages(files: files, defaults: defaults) { _ in }
  }

  /// Runs something in the app as it was launched last.
  func run<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try SharedStorages.$current.withValue(storages) { try operation() }
  }

  /// The favorites, as one more place that uses them gets them.
  var favorites: Shared<Set<Int>> {
    run { Shared(.favorites) }
  }

  /// The numbers in the file, or nil where there is none.
  func stored() throws -> Set<Int>? {
    try files.content(of: .favorites).map { try JSONDecoder().decode(Set<Int>.self, from: $0) }
  }

  /// Puts a file in place that is no JSON.
  func corrupt() {
    files.replace(.favorites, with: Data("{ torn".utf8))
  }
}

extension URL {
  static let favorites = URL(filePath: "/device/favorites.json")
}

extension SharedKey where Self == FileStorageKey<Set<Int>>.Default {
  static var favorites: Self { Self[.fileStorage(.favorites), default: []] }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var count: Self { Self[.inMemory("count"), default: 0] }
}
