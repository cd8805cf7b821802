import ReviewKit
import Testing

struct TextLinesTests {
  @Test(arguments: [
    ("a\nb\n", ["a", "b"]),
    ("a\nb", ["a", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a\n\nb\n\n", ["a", "", "b", ""]),
    ("\u{FEFF}a", ["a"]),
    ("", []),
  ])
  func `lines are the same whichever way they end`(text: String, lines: [String]) {
    #expect(TextLines.split(Array(text.utf8)) == lines)
  }

  @Test func `bytes that are no text give nothing`() {
    #expect(TextLines.split([0x61, 0xFF, 0x0A]) == nil)
  }
}
