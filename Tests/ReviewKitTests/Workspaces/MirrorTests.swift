import Foundation
import ReviewKit
import Testing

struct MirrorTests {
  private let folder: TemporaryFolder
  private let mirror: ReviewKit.Mirror

  init() throws {
    folder = try TemporaryFolder()
    mirror = ReviewKit.Mirror(root: folder.path / "mirror")
  }

  @Test func `it holds the files of the snapshot and no others`() throws {
    #expect(try update(["a/one": "1", "two": "2"]) == ["a/one", "two"])
    #expect(try Files.tree(mirror.root) == ["a/one", "two"])
    #expect(try update(["two": "2"]) == ["a/one"])
    #expect(try Files.tree(mirror.root) == ["two"])
  }

  @Test func `only what changed is written`() throws {
    _ = try update(["one": "1", "two": "2"])
    let time = try time(of: "one")
    #expect(try update(["one": "1", "two": "3"]) == ["two"])
    #expect(try self.time(of: "one") == time)
    #expect(try Files.lines(of: mirror.root / "two") == ["3"])
  }

  @Test func `each change is later than any before, by a second or more`() throws {
    var last = Date.distantPast
    for text in ["1", "2", "3"] {
      _ = try update(["one": text])
      let time = try time(of: "one")
      #expect(time >= last + 1)
      last = time
    }
  }

  @Test func `a file that someone else changed is put right`() throws {
    _ = try update(["one": "1"])
    try folder.write("x", to: "mirror/one")
    try folder.write("stray", to: "mirror/stray")
    #expect(try update(["one": "1"]) == ["stray", "one"])
    #expect(try Files.tree(mirror.root) == ["one"])
    #expect(try Files.lines(of: mirror.root / "one") == ["1"])
  }

  private func update(_ files: [String: String]) throws -> [String] {
    let bytes = files.mapValues { Array($0.utf8) }
    return try mirror.update(to: Snapshot(of: Exercise(name: "Lamp"), .before, files: bytes))
  }

  private func time(of path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: (mirror.root / path).text)
    return try #require(attributes[.modificationDate] as? Date)
  }
}
