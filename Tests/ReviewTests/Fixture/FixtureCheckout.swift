import Foundation
import ReviewKit

/// A small checkout in a folder of its own, laid out like the kit, for the built `review` to run in.
///
/// It has two exercises: `Lamp`, whose findings end in every way there is, and `Lantern`, which
/// only has a brief and a key. Its path has a space and letters beyond ASCII, and the link to the
/// tests is a text file, as a checkout makes it where there are no links.
final class FixtureCheckout: Sendable {
  let root: Path
  private let folder: Path
  private let files: [String: String]

  /// Writes a checkout with these files; the lamp's if there are none.
  init(_ files: [String: String] = LampFixture.files) throws {
    self.files = files
    // A link in the path of the temporary folder would show in the output.
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = try Files.makeTemporaryFolder(in: Path(place.path))
    root = folder / "zweiter Blick, déjà vu"
    for (path, text) in files { try write(text, to: path) }
    try write("Before", to: "Tests/After")
  }

  deinit {
    try? Files.remove(folder)
  }

  func write(_ text: String, to path: String) throws {
    try Files.write(Array(text.utf8), to: root / path)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try Files.write(bytes, to: root / path)
  }

  func remove(_ path: String) throws {
    try Files.remove(root / path)
  }

  func read(_ path: String) throws -> String {
    String(decoding: try Files.bytes(of: root / path), as: UTF8.self)
  }

  /// Replaces text in a file, and throws if it does not stand there.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw NotFound(text: old, path: path) }
    try write(text.replacing(old, with: new), to: path)
  }

  /// Puts all files back, and removes those that were added.
  func restore() throws {
    for folder in ["Exercises", "Solutions", "Tests", ".shipped", "Sources"] {
      try Files.remove(root / folder)
    }
    try Files.remove(root / ".review/saved")
    try write("Before", to: "Tests/After")
    for (path, text) in files { try write(text, to: path) }
  }

  /// Calls the built `review` in a folder of the checkout, with lines to read on a pipe if any.
  func review(
    _ arguments: String...,
    in folder: String = "Tests",
    environment: [String: String] = [:],
    typing input: String? = nil
  ) async throws -> Call {
    try await BuiltReview().call(
      arguments,
      in: root / folder,
      environment: environment,
      typing: input
    )
  }

  struct NotFound: Error {
    var text: String
    var path: String
  }
}
