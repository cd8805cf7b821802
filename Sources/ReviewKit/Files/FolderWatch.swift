import Foundation

/// Looks at a folder again and again, to notice what is saved there.
///
/// It asks for no events of the file system: those differ from system to system, and some network
/// and container file systems send none. Editors that save by renaming a new file over the old one
/// are noticed like any other.
struct FolderWatch: Sendable {
  private let folder: Path

  /// How long to wait between looks.
  private static let pause = Duration.milliseconds(100)

  /// Creates a watch of a folder.
  init(_ folder: Path) {
    self.folder = folder
  }

  /// What tells one state of the folder from another: each file's time, length and number.
  var state: [String: String] {
    var state: [String: String] = [:]
    for file in (try? Files.tree(folder)) ?? [] {
      let attributes = try? FileManager.default.attributesOfItem(atPath: (folder / file).text)
      let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      let length = attributes?[.size] as? Int ?? 0
      let number = attributes?[.systemFileNumber] as? Int ?? 0
      state[file] = "\(time) \(length) \(number)"
    }
    return state
  }

  /// Waits until the folder is in another state and stays in it from one look to the next.
  ///
  /// An editor that saves several files, or one in steps, is waited for.
  ///
  /// - Parameters:
  ///   - known: The state to wait for the end of.
  ///   - goesOn: Whether to go on waiting.
  /// - Returns: Whether there was a change, and not only an end of the waiting.
  func change(from known: [String: String], while goesOn: () -> Bool) async -> Bool {
    var last = known
    while goesOn() {
      let now = state
      if now != known, now == last { return true }
      last = now
      guard (try? await Task.sleep(for: Self.pause)) != nil else { return false }
    }
    return false
  }
}
