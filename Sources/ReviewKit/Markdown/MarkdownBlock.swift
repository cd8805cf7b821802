/// A paragraph, list, quotation, table or fenced block of a Markdown text.
package enum MarkdownBlock: Hashable, Sendable {
  /// Running text, its lines joined by spaces.
  case paragraph(String)
  /// A list marked with dashes or stars.
  case bullets([MarkdownItem])
  /// A numbered list.
  case numbers([MarkdownItem])
  /// A quotation, its lines joined by spaces.
  case quotation(String)
  /// A table, its lines as they stand.
  case table([String])
  /// A block between two fences.
  case fence(MarkdownFence)
}

/// One entry of a list.
package struct MarkdownItem: Hashable, Sendable {
  /// The entry's text without its marker, its lines joined by spaces.
  package var text: String
  /// The number of the line that it begins on.
  package var line: Int

  /// Creates an entry.
  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}

/// A fenced block: its language, and its lines untouched.
package struct MarkdownFence: Hashable, Sendable {
  /// The word after the opening fence; empty where there is none.
  package var language: String
  /// What stands between the fences.
  package var lines: [String]
  /// The number of the line that the opening fence stands on.
  package var line: Int

  /// Creates a fenced block.
  package init(language: String, lines: [String], line: Int) {
    self.language = language
    self.lines = lines
    self.line = line
  }
}
