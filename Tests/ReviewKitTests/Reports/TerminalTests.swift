import ReviewKit
import Testing

struct TerminalTests {
  @Test(
    arguments: [
      ([:], true, nil, Terminal(width: 80, isColoured: true)),
      ([:], false, nil, Terminal(width: 80, isColoured: false)),
      (["NO_COLOR": "1"], true, nil, Terminal(width: 80, isColoured: false)),
      (["NO_COLOR": ""], true, nil, Terminal(width: 80, isColoured: true)),
      (["TERM": "dumb"], true, nil, Terminal(width: 80, isColoured: false)),
      (["COLUMNS": "40"], true, 120, Terminal(width: 40, isColoured: true)),
      (["COLUMNS": "wide"], true, 120, Terminal(width: 120, isColoured: true)),
      (["COLUMNS": "3"], false, nil, Terminal(width: 20, isColoured: false)),
    ] as [([String: String], Bool, Int?, Terminal)]
  )
  func `width and colour follow the surroundings`(
    environment: [String: String],
    isTerminal: Bool,
    columns: Int?,
    expected: Terminal
  ) {
    #expect(
      Terminal(environment: environment, isTerminal: isTerminal, columns: columns) == expected
    )
  }

  @Test func `colour is used only where it may be`() {
    #expect(Terminal().paint("x", .red) == "x")
    #expect(Terminal(isColoured: true).paint("x", .red) == "\u{1B}[31mx\u{1B}[0m")
  }

  @Test func `text is broken between words`() {
    #expect(
      Terminal(width: 20).wrap("one two three four five six", indent: 2) == [
        "  one two three four", "  five six",
      ]
    )
  }

  @Test func `a word that is too long stands alone`() {
    let word = String(repeating: "x", count: 30)
    #expect(Terminal(width: 20).wrap("a \(word) b") == ["a", word, "b"])
  }

  @Test func `code stays in one line where it fits`() {
    #expect(
      Terminal(width: 20).wrap("Next: type `a b c d e`, too.") == [
        "Next: type", "`a b c d e`, too.",
      ])
    #expect(
      Terminal(width: 20).wrap("or `swift run review list --json`, too") == [
        "or `swift run review", "list --json`, too",
      ]
    )
    #expect(
      Terminal(width: 20).wrap("a stray ` is text and stays") == [
        "a stray ` is text", "and stays",
      ])
  }

  @Test func `the first line may begin with something else`() {
    #expect(
      Terminal(width: 20).wrap("one two three four five", indent: 2, first: "- ") == [
        "- one two three four", "  five",
      ]
    )
  }

  @Test func `blocks are set apart by empty lines`() {
    let blocks: [MarkdownBlock] = [
      .paragraph("**Bold** text"),
      .bullets([MarkdownItem(text: "one", line: 1), MarkdownItem(text: "two", line: 2)]),
      .numbers([MarkdownItem(text: "first", line: 1)]),
      .quotation("said"),
      .table(["| a |"]),
      .fence(MarkdownFence(language: "", lines: ["code", ""], line: 1)),
    ]
    #expect(
      Terminal().render(blocks) == [
        "Bold text", "", "- one", "- two", "", "1. first", "", "| said", "", "| a |", "", "  code",
        "",
      ]
    )
  }
}
