import Foundation
import ReviewKit
import Synchronization

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: Path

  init() throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = try Files.makeTemporaryFolder(in: Path(place.path))
  }

  deinit {
    try? Files.remove(path)
  }

  func write(_ text: String, to name: String) throws {
    try Files.write(Array(text.utf8), to: path / name)
  }
}

/// What happened, in order.
final class Steps: Sendable {
  private let steps = Mutex<[String]>([])

  var all: [String] { steps.withLock(\.self) }

  func add(_ step: String) {
    steps.withLock { $0.append(step) }
  }
}
