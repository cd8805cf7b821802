/// The report of a check that follows another: what changed, and what is next.
package struct WatchText {
  private let report: CheckReport
  private let last: CheckReport?
  private let terminal: Terminal

  /// Creates the text of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - last: The one before, if there was one.
  ///   - terminal: What the text is written on.
  package init(_ report: CheckReport, after last: CheckReport?, for terminal: Terminal) {
    self.report = report
    self.last = last
    self.terminal = terminal
  }

  /// The lines of the text: all of it the first time and where the code does not compile, later
  /// only what changed.
  package var lines: [String] {
    let text = CheckText(report, for: terminal)
    guard let last, report.compileErrors.isEmpty else { return text.lines }
    let changes = changes(since: last)
    return (changes.isEmpty ? ["No verdict has changed."] : changes) + [""] + text.summary
  }

  private func changes(since last: CheckReport) -> [String] {
    var lines: [String] = []
    for finding in report.findings {
      let before = last.findings.first { $0.number == finding.number }?.verdict
      let title = "\(finding.number) · \(finding.title)"
      lines += self.lines(before, finding.verdict, title)
    }
    if let guards = report.guards {
      lines += self.lines(last.guards?.verdict, guards.verdict, "guards")
    }
    return lines
  }

  private func lines(_ old: Verdict?, _ new: Verdict, _ title: String) -> [String] {
    guard let old, VerdictText(old).label != VerdictText(new).label else { return [] }
    let first = "\(VerdictText(old).label) → \(VerdictText(new).label)  "
    return terminal.wrap(title, indent: 4, first: first)
      .map { terminal.paint($0, new.colour) }
  }
}
