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

  /// The list alone.
  package var table: [String] {
    let rows = entries.map { Row($0) }
    let heading = Row(name: "exercise", minutes: "minutes", progress: "progress", topics: "topics")
    let all = [heading] + rows
    let widths = [\Row.name, \Row.minutes, \Row.progress].map { column in
      all.map { $0[keyPath: column].count }.max() ?? 0
    }
    return all.enumerated().flatMap { offset, row in
      let lines = self.lines(for: row, widths: widths)
      return offset == 0 ? lines.map { terminal.paint($0, .dim) } : lines
    }
  }

  /// Topics stand beside the rest, or below it where there is no room.
  private func lines(for row: Row, widths: [Int]) -> [String] {
    let cells = zip([row.name, row.minutes, row.progress], widths).map { text, width in
      text + String(repeating: " ", count: width - text.count)
    }
    let start = cells.joined(separator: "  ")
    if terminal.width - start.count - 2 >= 20 {
      return terminal.wrap(row.topics, indent: start.count + 2, first: start + "  ")
    }
    return [start.trimmed] + terminal.wrap(row.topics, indent: 4)
  }

  private struct Row {
    var name: String
    var minutes: String
    var progress: String
    var topics: String

    init(name: String, minutes: String, progress: String, topics: String) {
      self.name = name
      self.minutes = minutes
      self.progress = progress
      self.topics = topics
    }

    init(_ entry: ListEntry) {
      self.init(
        name: entry.exercise.typedName,
        minutes: String(entry.brief.minutes),
        progress: entry.progress,
        topics: entry.brief.topics.joined(separator: ", ")
      )
    }
  }
}
