/// Two versions of some files against each other, line by line.
package struct DiffText {
  private let old: [String: [UInt8]]
  private let new: [String: [UInt8]]
  private let terminal: Terminal

  /// How many lines around a change are shown.
  private static let context = 3

  /// Creates the text for two folders' contents.
  package init(from old: [String: [UInt8]], to new: [String: [UInt8]], for terminal: Terminal) {
    self.old = old
    self.new = new
    self.terminal = terminal
  }

  /// The lines of the text, as unified diffs have them.
  package var lines: [String] {
    let files = Set(old.keys).union(new.keys).sorted()
    let lines = files.flatMap(self.lines)
    return lines.isEmpty ? ["There is no difference."] : lines
  }

  private func lines(for file: String) -> [String] {
    let (before, after) = (text(old[file]), text(new[file]))
    let hunks = Self.hunks(from: before, to: after)
    if hunks.isEmpty { return [] }
    return [
      terminal.paint("--- \(old[file] == nil ? "/dev/null" : file)", .bold),
      terminal.paint("+++ \(new[file] == nil ? "/dev/null" : file)", .bold),
    ] + hunks.flatMap(lines)
  }

  private func text(_ bytes: [UInt8]?) -> [String] {
    bytes.map { TextLines.split($0) ?? ["(not UTF-8 text)"] } ?? []
  }

  private func lines(for hunk: ArraySlice<Line>) -> [String] {
    let old = hunk.filter { $0.kind != .added }
    let new = hunk.filter { $0.kind != .removed }
    let heading =
      "@@ -\(start(hunk.first?.old, old.count)),\(old.count) "
      + "+\(start(hunk.first?.new, new.count)),\(new.count) @@"
    return [terminal.paint(heading, .dim)]
      + hunk.map { line in
        switch line.kind {
        case .kept: line.text.isEmpty ? "" : " \(line.text)"
        case .removed: terminal.paint("-\(line.text)", .red)
        case .added: terminal.paint("+\(line.text)", .green)
        }
      }
  }

  /// Lines are counted from one; of no lines, the one before is named.
  private func start(_ offset: Int?, _ count: Int) -> Int {
    (offset ?? 0) + (count == 0 ? 0 : 1)
  }

  // MARK: - What changed

  private struct Line {
    var kind: Kind
    var text: String
    /// The number of old, and of new, lines above it.
    var old: Int
    var new: Int
  }

  private enum Kind {
    case kept, removed, added
  }

  private static func hunks(from old: [String], to new: [String]) -> [ArraySlice<Line>] {
    let all = script(from: old, to: new)
    var ranges: [Range<Int>] = []
    for index in all.indices where all[index].kind != .kept {
      let range = max(0, index - context)..<min(all.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { all[$0] }
  }

  /// Returns the lines of both versions in one order.
  private static func script(from old: [String], to new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(kind: .removed, text: old[left], old: left, new: right))
        left += 1
      } else if added.contains(right) {
        lines.append(Line(kind: .added, text: new[right], old: left, new: right))
        right += 1
      } else {
        lines.append(Line(kind: .kept, text: old[left], old: left, new: right))
        left += 1
        right += 1
      }
    }
    return lines
  }
}
