import ReviewKit
import Testing

struct MarkdownReaderTests {
  @Test func `headings nest by their level`() {
    let text = MarkdownReader.read(["# A", "## B", "### C", "## D"])
    #expect(text.subsections.map(\.title) == ["A"])
    #expect(text.subsections[0].subsections.map(\.title) == ["B", "D"])
    #expect(text.subsections[0].subsections[0].subsections.map(\.title) == ["C"])
    #expect(text.subsections[0].subsections[1].line == 4)
  }

  @Test func `a heading inside a fence is code`() {
    let text = MarkdownReader.read(["# A", "```", "# not a heading", "", "x", "```", "after"])
    let fence = MarkdownFence(language: "", lines: ["# not a heading", "", "x"], line: 2)
    #expect(text.subsections[0].blocks == [.fence(fence), .paragraph("after")])
  }

  @Test func `a number sign without a space is text`() {
    #expect(MarkdownReader.read(["#selector"]).blocks == [.paragraph("#selector")])
  }

  @Test func `lines of a paragraph are joined`() {
    let text = MarkdownReader.read(["one", "  two", "", "three"])
    #expect(text.blocks == [.paragraph("one two"), .paragraph("three")])
  }

  @Test func `an entry of a list goes on in the next line`() {
    let text = MarkdownReader.read(["- one", "  more", "", "- two", "", "end"])
    let items = [MarkdownItem(text: "one more", line: 1), MarkdownItem(text: "two", line: 4)]
    #expect(text.blocks == [.bullets(items), .paragraph("end")])
  }

  @Test func `a paragraph may follow a list only after an empty line`() {
    let text = MarkdownReader.read(["1. one", "2. two", "rest of two"])
    let items = [
      MarkdownItem(text: "one", line: 1), MarkdownItem(text: "two rest of two", line: 2),
    ]
    #expect(text.blocks == [.numbers(items)])
  }

  @Test func `quotations and tables are blocks of their own`() {
    let text = MarkdownReader.read(["> It is", "> dark.", "", "| a | b |", "|---|---|"])
    #expect(text.blocks == [.quotation("It is dark."), .table(["| a | b |", "|---|---|"])])
  }

  @Test func `an unclosed fence reaches to the end`() {
    let fence = MarkdownFence(language: "diff", lines: ["+ x"], line: 1)
    #expect(MarkdownReader.read(["```diff", "+ x"]).blocks == [.fence(fence)])
  }

  @Test(arguments: [
    ("`a` and `b`", ["a", "b"]),
    ("`` `tick` `` here", ["`tick`"]),
    ("no span", []),
    ("one ` alone", []),
    ("`` a ` b ``", ["a ` b"]),
  ])
  func `code spans end with as many backticks as they begin with`(line: String, spans: [String]) {
    #expect(CodeSpans.all(in: line) == spans)
  }
}
