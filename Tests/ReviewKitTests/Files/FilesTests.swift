import Foundation
import ReviewKit
import Testing

struct FilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `only what is old enough counts as left over`() throws {
    try folder.write("", to: "runs/old/events")
    try folder.write("", to: "runs/new/events")
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 7200],
      ofItemAtPath: (folder.path / "runs/old").text
    )
    try Files.removeLeftovers(in: folder.path / "runs", olderThan: .seconds(3600))
    #expect(try Files.names(in: folder.path / "runs") == ["new"])
  }

  @Test func `where nothing ever was, nothing is left over`() throws {
    try Files.removeLeftovers(in: folder.path / "runs", olderThan: .seconds(0))
  }

  @Test func `a tree is listed with its folders, without what is hidden`() throws {
    try folder.write("", to: "b/c")
    try folder.write("", to: "a")
    try folder.write("", to: ".hidden")
    #expect(try Files.tree(folder.path) == ["a", "b/c"])
  }

  @Test func `what cannot be read or written is named`() throws {
    let file = folder.path / "file"
    try folder.write("", to: "file")
    #expect(throws: ReviewError.unreadable((folder.path / "none").text, reason: .missing)) {
      try Files.bytes(of: folder.path / "none")
    }
    #expect(throws: ReviewError.unreadable(folder.path.text, reason: .folder)) {
      try Files.bytes(of: folder.path)
    }
    #expect(throws: ReviewError.unwritable((file / "below").parent.text)) {
      try Files.write([], to: file / "below")
    }
  }
}
