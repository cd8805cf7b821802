import Foundation
import Testing

@testable import TestSupport

@Suite struct FindingTraitTests {
  @Test func `The exercise and the side are read off the module's name`() {
    #expect(ExerciseUnderTest(module: "FavouritesBeforeTests")?.name == "Favourites")
    #expect(ExerciseUnderTest(module: "FavouritesBeforeTests")?.side == .before)
    #expect(ExerciseUnderTest(module: "FavouritesAfterTests")?.side == .after)
    #expect(ExerciseUnderTest(module: "SupportTests") == nil)
  }

  @Test(arguments: [
    (["tests", "--testing-library", "swift-testing"], false),
    (["tests", "--filter", "FavouritesBefore"], true),
    (["tests", "--filter=FavouritesBefore"], true),
  ])
  func `A run is filtered if it was told which tests to run`(arguments: [String], expected: Bool) {
    #expect(TestRun(arguments: arguments).isFiltered == expected)
  }

  @Test func `Folders are equal if their Swift files are, whatever the line ends`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, to path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("let a = 1\r\n", to: "shipped/A.swift")
    try write("let a = 1\n", to: "mine/A.swift")
    try write("notes", to: "mine/notes.txt")
    let shipped = SourceFolder(folder.appending(path: "shipped"))
    #expect(SourceFolder(folder.appending(path: "mine")) == shipped)

    try write("let b = 2\n", to: "mine/Views/B.swift")
    #expect(SourceFolder(folder.appending(path: "mine")) != shipped)
    #expect(SourceFolder(folder.appending(path: "nowhere")) != shipped)
  }

  @Test @MainActor func `A step that fails names the finding in the way`() {
    struct Missing: Error, CustomStringConvertible { var description = "No heart." }
    let error = #expect(throws: BlockedByFinding.self) {
      try blocked(by: 9) { throw Missing() }
    }
    #expect(error?.description == "Blocked by finding 9: No heart.")
    #expect(throws: Never.self) { try blocked(by: 9) { 1 } }
  }
}
