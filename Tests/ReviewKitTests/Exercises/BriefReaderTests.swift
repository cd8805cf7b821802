import ReviewKit
import Testing

struct BriefReaderTests {
  private let lines = [
    "# The lamp", "", "A lamp with", "a switch.", "", "- minutes: 15", "- topics: state, light", "",
    "## What QA reports", "", "> Dark.", "", "## Files under review", "", "- `Lamp.swift`",
    "- `Switch.swift`: the other half",
  ]

  @Test func `a brief has its title, summary, minutes and topics`() throws {
    let brief = try BriefReader.read(lines, in: "README.md")
    #expect(brief.title == "The lamp")
    #expect(brief.summary == "A lamp with a switch.")
    #expect(brief.minutes == 15)
    #expect(brief.topics == ["state", "light"])
    #expect(brief.sections.map(\.title) == ["What QA reports", "Files under review"])
  }

  @Test func `the files under review are those between backticks`() throws {
    #expect(try BriefReader.read(lines, in: "README.md").files == ["Lamp.swift", "Switch.swift"])
  }

  @Test func `minutes are a number`() {
    let wrong = lines.map { $0 == "- minutes: 15" ? "- minutes: a while" : $0 }
    let error = #expect(throws: Malformed.self) { try BriefReader.read(wrong, in: "README.md") }
    #expect(error?.line == 6)
    #expect(error?.problem == "`a while` is no number of minutes.")
    #expect(error?.remedy == "Write the minutes to allow as a number: `- minutes: 45`.")
  }

  @Test func `a summary is needed`() {
    let error = #expect(throws: Malformed.self) {
      try BriefReader.read(["# The lamp", "- minutes: 15"], in: "README.md")
    }
    #expect(error?.problem == "The brief has no summary.")
    #expect(error?.remedy == "Write a line under the title that says what the exercise is.")
  }

  @Test func `a title is needed`() {
    let error = #expect(throws: Malformed.self) { try BriefReader.read(["lamp"], in: "README.md") }
    #expect(error?.problem == "The brief has no title.")
  }

  @Test func `fields are needed`() {
    let error = #expect(throws: Malformed.self) {
      try BriefReader.read(["# The lamp", "A lamp."], in: "README.md")
    }
    #expect(error?.problem == "Under \"The lamp\" there are no fields.")
    #expect(error?.remedy == "Add a list with `- minutes: …`, `- topics: …`.")
  }
}
