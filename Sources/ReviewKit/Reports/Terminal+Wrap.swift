extension Terminal {
  /// Breaks a text into lines that fit.
  ///
  /// A word that is longer than a line stands in a line of its own. Code between backticks stays in
  /// one line if it fits, so that a command can be copied.
  ///
  /// - Parameters:
  ///   - text: The text, whose spaces may become line ends.
  ///   - indent: The number of spaces before each line.
  ///   - first: What stands before the first line instead of the spaces, as long as they are.
  /// - Returns: The lines.
  package func wrap(_ text: String, indent: Int = 0, first: String? = nil) -> [String] {
    let margin = String(repeating: " ", count: min(indent, width / 2))
    var lines: [String] = []
    var line = first ?? margin
    var isBare = true
    for word in words(of: text, room: width - margin.count) {
      if !isBare, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isBare) = (margin, true)
      }
      line += isBare ? String(word) : " \(word)"
      isBare = false
    }
    return lines + (isBare && lines.isEmpty && first == nil ? [] : [line])
  }

  /// Returns the words of a text, where code that fits into some room is one word.
  private func words(of text: String, room: Int) -> [String] {
    var words: [String] = []
    var code: [String] = []
    for word in text.split(separator: " ").map(String.init) {
      let isEdge = !word.count { $0 == "`" }.isMultiple(of: 2)
      if code.isEmpty, !isEdge {
        words.append(word)
        continue
      }
      let isEnd = isEdge && !code.isEmpty
      code.append(word)
      guard isEnd else { continue }
      let whole = code.joined(separator: " ")
      words += whole.count <= room ? [whole] : code
      code = []
    }
    return words + code
  }

  /// Returns Markdown blocks as text that fits, with an empty line between blocks.
  package func render(_ blocks: [MarkdownBlock], indent: Int = 0) -> [String] {
    var lines: [String] = []
    for block in blocks {
      if !lines.isEmpty { lines.append("") }
      lines += render(block, indent: indent)
    }
    return lines
  }

  private func render(_ block: MarkdownBlock, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch block {
    case .paragraph(let text):
      return wrap(text.withoutEmphasis, indent: indent)
    case .quotation(let text):
      return wrap(text.withoutEmphasis, indent: indent + 2).map {
        margin + "| " + $0.dropFirst(indent + 2)
      }
    case .bullets(let items):
      return items.flatMap {
        wrap($0.text.withoutEmphasis, indent: indent + 2, first: margin + "- ")
      }
    case .numbers(let items):
      return items.enumerated().flatMap { offset, item in
        let mark = "\(offset + 1). "
        return wrap(item.text.withoutEmphasis, indent: indent + mark.count, first: margin + mark)
      }
    case .table(let rows):
      return rows.map { margin + $0 }
    case .fence(let fence):
      return fence.lines.map { $0.isEmpty ? "" : margin + "  " + $0 }
    }
  }

  /// Returns a section with its headings, in bold where that may be.
  package func render(_ section: MarkdownSection, indent: Int = 0) -> [String] {
    var lines = wrap(section.title, indent: indent).map { paint($0, .bold) }
    if !section.blocks.isEmpty {
      lines += [""] + render(section.blocks, indent: indent)
    }
    for subsection in section.subsections {
      lines += [""] + render(subsection, indent: indent)
    }
    return lines
  }
}

extension String {
  /// The text without the marks of bold type, which a terminal would only show as stars.
  fileprivate var withoutEmphasis: String {
    replacing("**", with: "")
  }
}
