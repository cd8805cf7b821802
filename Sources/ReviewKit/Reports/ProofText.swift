/// The report of a proof, for people: a matrix, and a sentence for each thing that does not hold.
package struct ProofText {
  private let report: ProofReport
  private let terminal: Terminal

  /// Creates the text of a report.
  package init(_ report: ProofReport, for terminal: Terminal) {
    self.report = report
    self.terminal = terminal
  }

  /// The lines of the text.
  package var lines: [String] {
    var parts = [[terminal.paint(report.exercise.name, .bold)]]
    if !report.rows.isEmpty { parts += tables + [legend] }
    if !wrongFixes.isEmpty { parts.append(wrongFixes) }
    parts += report.complaints.map(lines)
    parts += report.notes.map { terminal.wrap($0) }
    parts.append(summary)
    return Array(parts.joined(separator: [""]))
  }

  // MARK: - The matrix

  private static let cellWidth = 4

  private var labelWidth: Int {
    report.rows.map(\.variant.label.count).max() ?? 0
  }

  /// The matrix, in as many parts as it takes to fit.
  private var tables: [[String]] {
    let fitting = max(1, (terminal.width - labelWidth) / Self.cellWidth)
    return stride(from: 0, to: report.groups.count, by: fitting).map { start in
      table(start..<min(start + fitting, report.groups.count))
    }
  }

  private func table(_ columns: Range<Int>) -> [String] {
    let head = columns.map { report.groups[$0].heading.flushRight(Self.cellWidth) }.joined()
    let rows = report.rows.map { row in
      let label = row.variant.label.padding(to: labelWidth)
      guard !row.cells.isEmpty else {
        return "\(label) \(terminal.paint("does not compile", .red))"
      }
      return label + columns.map { cell(row.cells[$0]) }.joined()
    }
    return [String(repeating: " ", count: labelWidth) + head] + rows
  }

  private func cell(_ cell: ProofReport.Cell) -> String {
    let text = cell.mark.flushRight(Self.cellWidth)
    if !cell.isAsClaimed { return terminal.paint(text, .red) }
    return cell.word == .green ? terminal.paint(text, .dim) : text
  }

  /// What the words in the matrix mean, as far as they occur.
  private var legend: [String] {
    let words = ProofReport.Word.allCases.filter { word in
      report.rows.contains { $0.cells.contains { $0.word == word } }
    }
    let meanings = words.map { "\($0 == .green ? "a dot" : $0.mark): \($0.meaning)" }
    let hasOther = report.rows.contains { $0.cells.contains { !$0.isAsClaimed } }
    return terminal.wrap(
      "Across are the tests of each finding, and G, the guards; \(meanings.joined(separator: "; "))."
        + (hasOther ? " In capitals is what the key does not say." : "")
    )
  }

  private var wrongFixes: [String] {
    report.rows.flatMap { row -> [String] in
      guard case .wrongFix = row.variant, let title = row.title else { return [] }
      let label = "\(row.variant.label): "
      return terminal.wrap(title, indent: label.count, first: label)
    }
  }

  // MARK: - What does not hold

  private func lines(for complaint: Complaint) -> [String] {
    let place = "\(complaint.file):\(complaint.line):"
    return [terminal.paint(place, .bold)]
      + terminal.wrap("\(complaint.problem) \(complaint.remedy)", indent: 2)
  }

  private var summary: [String] {
    let mutants = report.rows.count { if case .mutant = $0.variant { true } else { false } }
    let fixes = report.rows.count { if case .wrongFix = $0.variant { true } else { false } }
    var scope = "\(counted(mutants, "mutant")) and \(counted(fixes, "wrong fix", "wrong fixes"))"
    if let rounds = report.rounds {
      let times = rounds.count == 1 ? "once" : "\(rounds.count) times"
      scope += "; the after's tests \(times), with seed \(rounds.seed)"
    }
    let verdict =
      report.holds
      ? "\(report.exercise.name) holds."
      : "\(report.exercise.name) does not hold: \(counted(report.complaints.count, "complaint"))."
    let kept = !report.rows.isEmpty && report.rows.allSatisfy(\.isKept)
    return terminal.wrap(verdict).map { terminal.paint($0, report.holds ? .green : .red) }
      + (report.rows.isEmpty ? [] : terminal.wrap("Tried: \(scope)."))
      + (kept
        ? terminal.wrap("Nothing has changed since the last proof; --fresh proves anew.") : [])
  }
}

extension TestGroup {
  /// The group above its column.
  fileprivate var heading: String {
    switch self {
    case .finding(let number): "\(number)"
    case .guards: "G"
    }
  }
}

extension ProofReport.Cell {
  /// The cell's word, short enough for a column; in capitals where the key says otherwise.
  fileprivate var mark: String {
    if isAsClaimed { return word.mark }
    return word == .green ? "OK" : word.mark.uppercased()
  }
}

extension ProofReport.Word {
  /// The word, short enough for a column.
  fileprivate var mark: String {
    switch self {
    case .green: "."
    case .blocked: "blk"
    case .red: "red"
    case .vanished: "off"
    case .hung: "hng"
    case .crashed: "die"
    }
  }

  /// What the short word means.
  fileprivate var meaning: String {
    switch self {
    case .green: "all pass"
    case .blocked: "blocked by another finding"
    case .red: "one fails"
    case .vanished: "one did not run to its end"
    case .hung: "one hangs"
    case .crashed: "one crashes"
    }
  }
}

extension String {
  fileprivate func flushRight(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
