/// The list of exercises, for people.
package struct ListText {
  private let entries: [ListEntry]
  private let terminal: Terminal

  /// Creates the text of a list.
  package init(_ entries: [ListEntry], for terminal: Terminal) {
    self.entries = entries
    self.terminal = terminal
  }

  /// The list under a welcome, with the next step below it.
  package var overview: [String] {
    let welcome = "Second Look: code to review, and a check of what you find."
    return terminal.wrap(welcome).map { terminal.paint($0, .bold) }
      + [""]
      + (entries.isEmpty ? [] : table + [""])
      + terminal.wrap(NextStep.among(entries), indent: 6, first: "")
  }

  /// The list alone: a table with the topics below each row, or where that is too wide, one entry
  /// below the other.
  package var table: [String] {
    let rows = entries.map(\.cells)
    let all = [Self.headings] + rows
    let widths = Self.headings.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    let width = widths.reduce(0, +) + 2 * (widths.count - 1)
    guard width <= terminal.width else {
      return Array(entries.map(paragraph).joined(separator: [""]))
    }
    let lines = all.map { cells in
      zip(cells, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }.joined(separator: "  ").trimmed
    }
    return [terminal.paint(lines[0], .dim)]
      + zip(lines.dropFirst(), entries).flatMap { line, entry in
        [line] + terminal.wrap(entry.topics, indent: 4) + entry.note(on: terminal)
      }
  }

  private static let headings = ["exercise", "minutes"] + ListEntry.Step.allCases.map(\.heading)

  /// Returns an entry where there is no room for columns: each of them with its heading.
  private func paragraph(for entry: ListEntry) -> [String] {
    let steps = zip(Self.headings, entry.cells).dropFirst()
    return terminal.wrap(entry.exercise.typedName)
      + steps.flatMap { terminal.wrap("\($0): \($1)", indent: 4) }
      + terminal.wrap(entry.topics, indent: 6, first: "    topics: ")
      + entry.note(on: terminal)
  }
}

extension ListEntry {
  /// The name, the minutes, and how far each step is.
  fileprivate var cells: [String] {
    [exercise.typedName, String(brief.minutes)] + Step.allCases.map(state)
  }

  fileprivate var topics: String { brief.topics.joined(separator: ", ") }

  /// How far a step is, in words that are also clear where they are read aloud.
  private func state(of step: Step) -> String {
    switch step {
    case .review: review.map { "\($0.best) of \($0.of)" } ?? "not yet"
    case .fix: greenCount.map { "\($0) of \(findingCount)" } ?? "not yet"
    case .test: tests.map { "\($0.caught) of \($0.of)" } ?? "not yet"
    case .discuss:
      questions.marked == 0 ? "not yet" : "\(questions.marked) of \(questions.of)"
    }
  }

  /// What there is to say about an entry below it.
  fileprivate func note(on terminal: Terminal) -> [String] {
    isBroken ? terminal.wrap("At the last check the code did not compile.", indent: 4) : []
  }
}

extension ListEntry.Step {
  /// What the column of the step is called.
  fileprivate var heading: String {
    switch self {
    case .review: "reviewed"
    case .fix: "fixed"
    case .test: "tested"
    case .discuss: "discussed"
    }
  }
}
