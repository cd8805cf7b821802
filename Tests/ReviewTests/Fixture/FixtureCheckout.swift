import Foundation

/// A small checkout in a folder of its own, laid out like the kit, for the built `review` to run in.
///
/// It has two exercises: `Lamp`, whose findings end in every way there is, and `Lantern`, which
/// only has a brief and a key.
final class FixtureCheckout: Sendable {
  let root: URL

  init(in parent: URL = FileManager.default.temporaryDirectory, name: String = "") throws {
    let folder = name.isEmpty ? "second-look-\(UUID().uuidString)" : name
    // A link in the path of the temporary folder would show in the output.
    root = parent.resolvingSymlinksInPath().appending(path: folder)
    for (path, text) in LampFixture.files { try write(text, to: path) }
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path: "Tests/After").path,
      withDestinationPath: "Before"
    )
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Replaces text in a file, and fails the test if it does not stand there.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw NotFound(text: old, path: path) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  func remove() {
    try? FileManager.default.removeItem(at: root)
  }

  struct NotFound: Error {
    var text: String
    var path: String
  }
}
