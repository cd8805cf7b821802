import Foundation
import ReviewKit
import Testing

/// The manifest of the kit, in a checkout that holds nothing but one file for each folder.
struct ManifestTests {
  private let folder: Path

  init() throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = try Files.makeTemporaryFolder(in: Path(place.path))
    let root = Path(URL(filePath: #filePath).path).parent.parent.parent
    try Files.write(Files.bytes(of: root / "Package.swift"), to: folder / "Package.swift")
    for path in ["Exercises/Favourites/Sources", "Exercises/Favourites/Tests"] + [
      "Tests/Before/Favourites", "Tests/Before/Favourites/App",
    ] {
      try Files.write([], to: folder / path / "File.swift")
    }
  }

  /// Returns the names of the targets of Favourites.
  private func targets(only: String? = nil) async throws -> [String] {
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["SECOND_LOOK_ONLY"] = only
    let outcome = try await ChildProcess(
      Toolchain(environment: environment).swift,
      ["package", "dump-package", "--manifest-cache", "none", "--package-path", folder.text],
      environment: environment,
      captures: .output
    ).run()
    defer { try? Files.remove(folder) }
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(outcome.output.utf8))
    return manifest.targets.map(\.name).filter { $0.hasPrefix("Favourites") }
  }

  private struct Manifest: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var name: String
    }
  }

  @Test func `a learner's tests are a target of their own`() async throws {
    try Files.link(
      folder / "Exercises/Favourites/Tests/App",
      to: Path("../../../Tests/Before/Favourites/App")
    )
    #expect(
      try await targets() == ["FavouritesBefore", "FavouritesBeforeTests", "FavouritesYourTests"]
    )
  }

  @Test func `a link that became a text file costs the learner's tests only`() async throws {
    try Files.write([46, 46], to: folder / "Exercises/Favourites/Tests/App")
    #expect(try await targets() == ["FavouritesBefore", "FavouritesBeforeTests"])
  }

  @Test func `a check of the code does not build the learner's tests`() async throws {
    try Files.link(
      folder / "Exercises/Favourites/Tests/App",
      to: Path("../../../Tests/Before/Favourites/App")
    )
    #expect(
      try await targets(only: "Favourites/before") == ["FavouritesBefore", "FavouritesBeforeTests"]
    )
  }
}
