/// What a reviewer is given, for people.
///
/// It is made from the brief and the code alone, so it cannot give anything of the key away.
package struct ShowText {
  private let terminal: Terminal

  /// Creates the text for a terminal.
  package init(for terminal: Terminal) {
    self.terminal = terminal
  }

  /// Returns the brief.
  package func lines(for brief: Brief) -> [String] {
    var lines = terminal.wrap(brief.title).map { terminal.paint($0, .bold) }
    lines += [""] + terminal.wrap(brief.summary)
    lines += [""] + terminal.wrap("Allow \(brief.minutes) minutes.")
    if !brief.topics.isEmpty {
      lines += terminal.wrap(
        "Topics: \(brief.topics.joined(separator: ", "))",
        indent: 8,
        first: ""
      )
    }
    for section in brief.sections {
      lines += [""] + terminal.render(section)
    }
    return lines
  }

  /// Returns a file of code with its lines numbered.
  ///
  /// Code is not wrapped: a line that is too long is the terminal's to break.
  package func lines(for file: CodeFile) -> [String] {
    let digits = String(file.lines.count).count
    let numbered = file.lines.enumerated().map { offset, line in
      let number = String(offset + 1)
      let margin = String(repeating: " ", count: digits - number.count) + number
      return line.isEmpty
        ? terminal.paint(margin, .dim) : terminal.paint(margin, .dim) + "  " + line
    }
    return [terminal.paint(file.path, .bold), ""] + numbered
  }
}
