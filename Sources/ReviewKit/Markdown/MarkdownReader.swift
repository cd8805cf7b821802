/// Reads the Markdown that briefs and keys are written in.
///
/// The dialect is the small part of Markdown that they need: headings with `#`, paragraphs,
/// flat lists, quotations, tables and fenced blocks. Marks inside a line stay in the text.
package struct MarkdownReader {
  private var open: [MarkdownSection] = [MarkdownSection(title: "", level: 0, line: 1)]
  private var blocks = MarkdownBlockReader()

  /// Returns the text as one section of level 0.
  package static func read(_ lines: [String]) -> MarkdownSection {
    var reader = MarkdownReader()
    for (offset, line) in lines.enumerated() {
      reader.take(line, number: offset + 1)
    }
    return reader.finish()
  }

  private mutating func take(_ line: String, number: Int) {
    if !blocks.isInsideFence, let heading = Self.heading(line) {
      closeBlocks()
      close(downTo: heading.level)
      open.append(MarkdownSection(title: heading.title, level: heading.level, line: number))
    } else {
      blocks.take(line, number: number)
    }
  }

  private mutating func finish() -> MarkdownSection {
    closeBlocks()
    close(downTo: 1)
    return open[0]
  }

  private mutating func closeBlocks() {
    open[open.count - 1].blocks += blocks.finish()
    blocks = MarkdownBlockReader()
  }

  /// Hangs each open section of this level or deeper under the one above it.
  private mutating func close(downTo level: Int) {
    while open.count > 1, let last = open.last, last.level >= level {
      open.removeLast()
      open[open.count - 1].subsections.append(last)
    }
  }

  private static func heading(_ line: String) -> (level: Int, title: String)? {
    guard line.utf8.first == UInt8(ascii: "#") else { return nil }
    let level = line.prefix { $0 == "#" }.count
    let rest = line.dropFirst(level)
    guard level <= 6, rest.first == " " else { return nil }
    return (level, rest.trimmed)
  }
}
