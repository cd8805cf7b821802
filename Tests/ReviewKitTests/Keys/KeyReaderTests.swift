import ReviewKit
import Testing

struct KeyReaderTests {
  @Test func `a finding has all its fields`() throws {
    let finding = try #require(try key().finding(1))
    #expect(finding.title == "The switch does nothing")
    #expect(finding.severity == .critical)
    #expect(finding.topics == ["state", "identity"])
    #expect(finding.place?.file == "Lamp.swift")
    #expect(finding.place?.code == "let `in` = false")
    #expect(finding.place?.line == 9)
    #expect(finding.alsoTrips == [.finding(2), .guards])
    #expect(finding.blocks == [2])
    #expect(finding.ends == .crash)
    #expect(finding.spoken == nil)
    #expect(finding.prose == [.paragraph("It stays dark."), .paragraph("Nothing is changed.")])
    #expect(finding.hints == ["Press it.", "What is returned?"])
    #expect(finding.line == 5)
  }

  @Test func `a finding may be spoken, and is then not tested`() throws {
    let key = try key()
    let finding = try #require(key.finding(2))
    #expect(finding.spoken == "it is a matter of judgement")
    #expect(finding.severity == .notABug)
    #expect(finding.place == nil)
    #expect(finding.putBack == nil)
    #expect(key.tested.map(\.number) == [1])
  }

  @Test func `a diff has its files, hunks and lines`() throws {
    let patch = try #require(try key().finding(1)?.putBack)
    let lamp = Patch.File(
      name: "Lamp.swift",
      hunks: [
        Patch.Hunk(
          lines: [
            .kept("  func isOn() -> Bool {"), .removed("    true"), .added("    false"), .kept(""),
          ],
          line: 29
        ),
        Patch.Hunk(lines: [.removed("  // finding 1")], line: 34),
      ]
    )
    #expect(patch.files.first == lamp)
  }

  @Test func `removed and added lines that look like headers are lines`() throws {
    let patch = try #require(try key().finding(1)?.putBack)
    #expect(patch.files.count == 2)
    #expect(patch.files.last?.name == "Switch.swift")
    #expect(
      patch.files.last?.hunks.first?.lines == [
        .removed("-- old comment"), .added("++ new comment"), .added("-- other"),
      ]
    )
  }

  @Test func `a wrong fix says what it fails and what it is made to`() throws {
    let fix = try #require(try key().wrongFixes.first)
    #expect(fix.title == "Press it twice")
    #expect(fix.base == .before)
    #expect(fix.fails == [.finding(1)])
    #expect(fix.prose == [.paragraph("People do that.")])
    #expect(
      fix.patch.files == [
        Patch.File(
          name: "New.swift",
          isNew: true,
          hunks: [Patch.Hunk(lines: [.added("let twice = 2")], line: 60)]
        )
      ]
    )
  }

  @Test func `the rest is kept as it is`() throws {
    let key = try key()
    #expect(key.lesson.blocks == [.paragraph("Look at what changes.")])
    #expect(key.followUps.map(\.question) == ["And two switches?"])
    #expect(key.followUps.first?.answer == [.paragraph("One owner.")])
    #expect(key.sources.blocks == [.paragraph("None.")])
  }

  private func key() throws -> Key {
    try KeyReader.read(KeyText.lines, in: KeyText.path)
  }
}
