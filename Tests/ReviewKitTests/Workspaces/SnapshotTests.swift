import ReviewKit
import Testing

struct SnapshotTests {
  private let folder: TemporaryFolder
  private let lamp = Exercise(name: "Lamp")

  init() throws {
    folder = try TemporaryFolder()
    for path in [
      "Package.swift", "Sources/Wires/Wires.swift", "Sources/ReviewKit/Key.swift",
      "Sources/review/main.swift", "Tests/Support/Traits.swift", "Exercises/Lamp/README.md",
      "Exercises/Lamp/Sources/Lamp.swift", "Solutions/Lamp/Sources/Lamp.swift",
      "Tests/Before/Lamp/Findings/Finding01.swift", "Tests/Before/Bell/Bell.swift",
    ] {
      try folder.write("// \(path)", to: path)
    }
  }

  @Test func `a before has its code, its tests and the kit it is built on`() throws {
    #expect(
      try snapshot(.before).files.keys.sorted() == [
        "Exercises/Lamp/Sources/Lamp.swift", "Package.swift", "Sources/Wires/Wires.swift",
        "Tests/Before/Lamp/Findings/Finding01.swift", "Tests/Support/Traits.swift",
      ]
    )
  }

  @Test func `an after has the before's tests in its own place, without a link`() throws {
    let files = try snapshot(.after).files
    #expect(
      files.keys.sorted() == [
        "Package.swift", "Solutions/Lamp/Sources/Lamp.swift", "Sources/Wires/Wires.swift",
        "Tests/After/Lamp/Findings/Finding01.swift", "Tests/Support/Traits.swift",
      ]
    )
    #expect(
      files["Tests/After/Lamp/Findings/Finding01.swift"]
        == Array("// Tests/Before/Lamp/Findings/Finding01.swift".utf8)
    )
  }

  @Test func `with a learner's tests it has these, and the driver, link or not`() throws {
    try folder.write("// phone", to: "Tests/Before/Lamp/App/Phone.swift")
    try folder.write("../../../Tests/Before/Lamp/App", to: "Exercises/Lamp/Tests/App")
    try folder.write("// mine", to: "Exercises/Lamp/Tests/Hall/Mine.swift")
    let snapshot = try Snapshot(
      of: lamp,
      .after,
      testsBy: .learner,
      in: Checkout(root: folder.path)
    )
    #expect(
      snapshot.files.keys.sorted() == [
        "Package.swift", "Solutions/Lamp/Sources/Lamp.swift", "Sources/Wires/Wires.swift",
        "Tests/After/Lamp/App/Phone.swift", "Tests/After/Lamp/Hall/Mine.swift",
        "Tests/Support/Traits.swift",
      ]
    )
    let original = ["App/Phone.swift", "Hall/Mine.swift"].map {
      snapshot.originalPath(of: "Tests/After/Lamp/\($0)")
    }
    #expect(
      original == ["Tests/Before/Lamp/App/Phone.swift", "Exercises/Lamp/Tests/Hall/Mine.swift"]
    )
    let kits = Snapshot(of: lamp, .after, files: snapshot.files)
    #expect(kits.fingerprint != snapshot.fingerprint)
  }

  @Test func `its fingerprint changes with a file, a path and the side`() throws {
    let before = try snapshot(.before)
    var edited = before
    edited.files["Package.swift"] = []
    var moved = before
    moved.files["Moved.swift"] = moved.files.removeValue(forKey: "Package.swift")
    let after = Snapshot(of: lamp, .after, files: before.files)
    let all = [before, edited, moved, after].map(\.fingerprint)
    #expect(Set(all).count == 4)
    #expect(try snapshot(.before).fingerprint == before.fingerprint)
  }

  @Test func `a folder without code, or with empty files only, has no sources`() throws {
    var snapshot = try snapshot(.before)
    #expect(snapshot.hasSources)
    snapshot.files["Exercises/Lamp/Sources/Lamp.swift"] = []
    #expect(!snapshot.hasSources)
    snapshot.files["Exercises/Lamp/Sources/Lamp.swift"] = nil
    #expect(!snapshot.hasSources)
  }

  @Test(arguments: [
    ("LampAfterTests/Finding01.swift", "Tests/Before/Lamp/Findings/Finding01.swift"),
    ("LampAfter/Lamp.swift", "Solutions/Lamp/Sources/Lamp.swift"),
    ("TestSupport/Traits.swift", "Tests/Support/Traits.swift"),
    ("Wires/Wires.swift", "Sources/Wires/Wires.swift"),
    ("Testing/Issue.swift", "Testing/Issue.swift"),
  ])
  func `a file is found by its module and name`(file: String, path: String) throws {
    let place = try snapshot(.after).located(SourcePlace(file: file, line: 7))
    #expect(place == SourcePlace(file: path, line: 7))
  }

  @Test func `the comment above a test is its principle`() throws {
    let path = "Tests/Before/Lamp/Findings/Finding01.swift"
    try folder.write(
      """
      struct A {
        /// A switch has to change
        ///  what it is named for.
        ///
        /// More.
        @Test func lit() {}

        @Test func dark() {}
      }
      """,
      to: path
    )
    let snapshot = try snapshot(.after)
    #expect(
      snapshot.comment(above: SourcePlace(file: path, line: 6))
        == "A switch has to change what it is named for."
    )
    #expect(snapshot.comment(above: SourcePlace(file: path, line: 8)) == nil)
  }

  private func snapshot(_ side: Side) throws -> Snapshot {
    try Snapshot(of: lamp, side, in: Checkout(root: folder.path))
  }
}
