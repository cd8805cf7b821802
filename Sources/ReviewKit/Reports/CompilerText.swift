/// The report of a check as lines that editors read like a compiler's.
///
/// Each line is `file:line:column: error: finding 3: …`, with the file's full path. Xcode and
/// Visual Studio Code put it beside the code. What is green has no line.
package struct CompilerText {
  private let report: CheckReport
  private let root: Path

  /// Creates the text of a report, for a checkout with its root in a folder.
  package init(_ report: CheckReport, below root: Path) {
    self.report = report
    self.root = root
  }

  /// The lines of the text.
  package var lines: [String] {
    if !report.compileErrors.isEmpty {
      return report.compileErrors.map {
        line(file: $0.file, $0.line, $0.column, "error", $0.message)
      }
    }
    var lines = report.findings.compactMap {
      line("finding \($0.number)", $0.title, $0.verdict, $0.tests)
    }
    if let guards = report.guards {
      lines += [line("guards", "what worked", guards.verdict, guards.tests)].compactMap(\.self)
    }
    return lines
  }

  private func line(
    _ name: String,
    _ title: String,
    _ verdict: Verdict,
    _ tests: [TestResult]
  ) -> String? {
    if verdict.isGreen || verdict == .spoken { return nil }
    let test = tests.first { !$0.verdict.isGreen }
    let issue = test?.issues.first
    var place = issue?.place ?? test?.place
    if case .crashed(let crash) = verdict, let own = crash.place { place = own }
    var kind = "error"
    if case .blocked = verdict { kind = "warning" }
    let sentences = [
      VerdictText(verdict).sentence,
      test.map { "Expected: \($0.title)." },
      kind == "warning" ? nil : (issue?.sight).map { "Seen: \($0.replacing("\n", with: " "))" },
    ]
    let text = sentences.compactMap(\.self).joined(separator: " ")
    return line(
      file: place?.file ?? report.exercise.sourcesPath(report.side),
      place?.line,
      nil,
      kind,
      "\(name): \(text.isEmpty ? title : text)"
    )
  }

  private func line(
    file: String,
    _ line: Int?,
    _ column: Int?,
    _ kind: String,
    _ text: String
  ) -> String {
    "\((root / file).text):\(line ?? 1):\(column ?? 1): \(kind): \(text)"
  }
}
