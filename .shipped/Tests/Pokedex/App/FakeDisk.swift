import Foundation
import Synchronization

/// A disk in memory that can be full, and that notes how it is written to.
final class FakeDisk: Disk {
  private struct State {
    var files: [String: Data]
    var isFull = false
    var isReadable = true
    var writes = Writes()
  }

  /// How often the disk was written to.
  struct Writes: Equatable {
    var done = 0
    var failed = 0
    var onMainQueue = 0
  }

  private let state: Mutex<State>

  /// A disk with these files on it.
  init(_ files: [String: Data] = [:]) {
    state = Mutex(State(files: files))
  }

  func read(_ file: String) throws -> Data? {
    try state.withLock { state in
      guard state.isReadable else { throw CocoaError(.fileReadNoPermission) }
      return state.files[file]
    }
  }

  func write(_ data: Data, to file: String) throws {
    let isOnMainQueue = MainQueue.isCurrent
    try state.withLock { state in
      if isOnMainQueue { state.writes.onMainQueue += 1 }
      guard !state.isFull else {
        state.writes.failed += 1
        throw CocoaError(.fileWriteOutOfSpace)
      }
      state.writes.done += 1
      state.files[file] = data
    }
  }

  // MARK: What a test can do and see

  var writes: Writes { state.withLock { $0.writes } }

  func setFull(_ isFull: Bool) { state.withLock { $0.isFull = isFull } }

  /// Lets files be read or not, as before the first unlock of a device.
  func setReadable(_ isReadable: Bool) { state.withLock { $0.isReadable = isReadable } }

  func content(of file: String) -> Data? { state.withLock { $0.files[file] } }
}

extension FakeDisk {
  static let favorites = "favorites.json"

  /// A disk with these stars on it.
  convenience init(stars: Set<Int>) throws {
    self.init([Self.favorites: try JSONEncoder().encode(stars)])
  }

  /// The stars on the disk, or nil where there is no file with stars.
  var stars: Set<Int>? {
    content(of: Self.favorites).flatMap { try? JSONDecoder().decode(Set<Int>.self, from: $0) }
  }

  /// What the file with the stars contains, as text, or nil where there is no such file.
  var text: String? {
    content(of: Self.favorites).map { String(decoding: $0, as: UTF8.self) }
  }
}
