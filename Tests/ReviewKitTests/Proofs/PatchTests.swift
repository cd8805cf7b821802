import ReviewKit
import Testing

/// How diff blocks are applied.
struct PatchTests {
  private let sources = SourceFiles([
    "Lamp.swift": Array("one\n  two\nthree\ntwo\n  two\nfour\n".utf8)
  ])

  @Test func `each hunk finds its place by its lines`() throws {
    let patch = patch(
      [.kept("one"), .removed("  two"), .added("2")],
      [.removed("four"), .added("4"), .added("5"), .kept("")]
    )
    #expect(
      try patch.applied(to: sources).lines(of: "Lamp.swift") == [
        "one", "2", "three", "two", "  two", "4", "5",
      ]
    )
  }

  @Test func `a hunk is looked for in the file as it was`() throws {
    let patch = patch(
      [.removed("one"), .added("four")],
      [.removed("four"), .added("one")]
    )
    #expect(try patch.applied(to: sources).lines(of: "Lamp.swift")?.first == "four")
    #expect(try patch.applied(to: sources).lines(of: "Lamp.swift")?.last == "one")
  }

  @Test func `a new file is added`() throws {
    let file = Patch.File(
      name: "New.swift",
      isNew: true,
      hunks: [Patch.Hunk(lines: [.added("let a = 1")], line: 9)]
    )
    let result = try Patch(files: [file]).applied(to: sources)
    #expect(result.lines(of: "New.swift") == ["let a = 1"])
    #expect(result.lines(of: "Lamp.swift") == sources.lines(of: "Lamp.swift"))
  }

  @Test func `lines that stand twice are no place`() throws {
    let error = #expect(throws: PatchMismatch.self) {
      try patch([.removed("  two")]).applied(to: sources)
    }
    #expect(error?.reason == .foundTwice(2, 5))
    #expect(error?.line == 30)
    #expect(
      error?.sentence(in: "Sources")
        == "The lines stand twice in Sources/Lamp.swift, from lines 2 and 5 on."
    )
    #expect(error?.remedy == "Add a line of context that stands in one of the two places only.")
  }

  @Test func `lines that stand nowhere are shown beside the nearest`() throws {
    let error = #expect(throws: PatchMismatch.self) {
      try patch([.kept("three"), .removed("too")]).applied(to: sources)
    }
    #expect(
      error?.sentence(in: "Sources")
        == "`too` does not stand in Sources/Lamp.swift; the nearest place has `two` in line 4."
    )
    #expect(
      error?.remedy
        == "Copy the lines from the file as they are, and change only what has to change."
    )
  }

  @Test func `lines past the end are shown as such`() throws {
    let error = #expect(throws: PatchMismatch.self) {
      try patch([.kept("four"), .removed("five")]).applied(to: sources)
    }
    #expect(
      error?.sentence(in: "Sources")
        == "`five` does not stand in Sources/Lamp.swift; the nearest place has the end of the file "
        + "in line 7."
    )
  }

  @Test func `another indentation is another line`() throws {
    let error = #expect(throws: PatchMismatch.self) {
      try patch([.kept("three"), .removed("    two")]).applied(to: sources)
    }
    #expect(
      error?.sentence(in: "Sources")
        == "`two` is indented another way in Sources/Lamp.swift:4."
    )
  }

  @Test func `lines like none are said to stand nowhere`() throws {
    let error = #expect(throws: PatchMismatch.self) {
      try patch([.removed("nothing")]).applied(to: sources)
    }
    #expect(
      error?.sentence(in: "Sources") == "Nothing like `nothing` stands in Sources/Lamp.swift."
    )
  }

  @Test func `two hunks do not change the same line`() throws {
    let error = #expect(throws: PatchMismatch.self) {
      try patch([.kept("one"), .removed("  two")], [.removed("  two"), .kept("three")])
        .applied(to: sources)
    }
    #expect(error?.reason == .overlaps)
  }

  @Test func `a hunk of added lines alone says no place`() throws {
    let error = #expect(throws: PatchMismatch.self) {
      try patch([.added("five")]).applied(to: sources)
    }
    #expect(error?.reason == .saysNoPlace)
  }

  @Test func `files that are there or not there are told`() throws {
    let missing = Patch.File(
      name: "Gone.swift",
      hunks: [Patch.Hunk(lines: [.removed("a")], line: 4)]
    )
    let present = Patch.File(
      name: "Lamp.swift",
      isNew: true,
      hunks: [Patch.Hunk(lines: [.added("a")], line: 5)]
    )
    #expect(throws: PatchMismatch(file: "Gone.swift", line: 4, reason: .noFile)) {
      try Patch(files: [missing]).applied(to: sources)
    }
    #expect(throws: PatchMismatch(file: "Lamp.swift", line: 5, reason: .isThere)) {
      try Patch(files: [present]).applied(to: sources)
    }
  }

  private func patch(_ hunks: [Patch.Line]...) -> Patch {
    Patch(files: [
      Patch.File(name: "Lamp.swift", hunks: hunks.map { Patch.Hunk(lines: $0, line: 30) })
    ])
  }
}
