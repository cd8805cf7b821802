/// The code spans of a line of Markdown.
///
/// A span opens and closes with the same number of backticks, so code that contains one is
/// written between two.
package enum CodeSpans {
  /// Returns the spans' contents in order, without one space of padding on each side.
  package static func all(in text: String) -> [String] {
    var spans: [String] = []
    var rest = Substring(text)
    while let opening = rest.firstIndex(of: "`") {
      let ticks = rest[opening...].prefix { $0 == "`" }
      let content = rest[ticks.endIndex...]
      guard let closing = end(of: ticks.count, in: content) else {
        rest = content
        continue
      }
      spans.append(unpadded(content[..<closing.lowerBound]))
      rest = content[closing.upperBound...]
    }
    return spans
  }

  /// Returns where the next run of exactly `count` backticks stands.
  private static func end(of count: Int, in text: Substring) -> Range<Substring.Index>? {
    var rest = text
    while let start = rest.firstIndex(of: "`") {
      let ticks = rest[start...].prefix { $0 == "`" }
      if ticks.count == count { return ticks.startIndex..<ticks.endIndex }
      rest = rest[ticks.endIndex...]
    }
    return nil
  }

  private static func unpadded(_ text: Substring) -> String {
    let isPadded = text.count > 2 && text.first == " " && text.last == " "
    return String(isPadded ? text.dropFirst().dropLast() : text)
  }
}
