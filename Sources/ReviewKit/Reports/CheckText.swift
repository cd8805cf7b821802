/// The report of a check, for people.
package struct CheckText {
  private let report: CheckReport
  private let terminal: Terminal

  /// Creates the text of a report.
  package init(_ report: CheckReport, for terminal: Terminal) {
    self.report = report
    self.terminal = terminal
  }

  /// The lines of the text.
  package var lines: [String] {
    report.compileErrors.isEmpty
      ? table + details + [""] + summary
      : compileErrors + [""] + summary
  }

  // MARK: - One line a finding

  private var table: [String] {
    let words = report.findings.map(\.verdict.word)
    let width = words.map(\.count).max() ?? 0
    var lines = zip(report.findings, words).flatMap { finding, word in
      let first = "\(word.padded(to: width))  \(gutter(finding.number))"
      let title = [finding.title, VerdictText(finding.verdict).condition].compactMap(\.self)
      return terminal.wrap(title.joined(separator: " "), indent: first.count, first: first)
        .painted(word, finding.verdict.colour, on: terminal)
    }
    if let guards = report.guards {
      let green = guards.tests.count(where: \.verdict.isGreen)
      lines += [""] + terminal.wrap("Guards: \(green) of \(guards.tests.count) green.")
    }
    return lines
  }

  /// The number of a finding, as wide as the widest, with space after it.
  private func gutter(_ number: Int) -> String {
    let digits = report.findings.map { String($0.number).count }.max() ?? 0
    return String(number).padded(to: digits, onTheLeft: true) + "  "
  }

  // MARK: - What is behind it

  /// Whether one finding was asked about, so that there is room to say all about it.
  private var isAlone: Bool { report.findings.count == 1 }

  private var details: [String] {
    var lines: [String] = []
    for finding in report.findings {
      let first = gutter(finding.number)
      lines += details(first, finding.verdict, finding.tests, finding.number)
    }
    if let guards = report.guards, !guards.verdict.isGreen {
      lines += ["", "Guards: what worked and has to keep working."]
      lines += details("  ", guards.verdict, guards.tests).dropFirst()
    }
    return lines
  }

  private func details(
    _ first: String,
    _ verdict: Verdict,
    _ tests: [TestResult],
    _ number: Int? = nil
  ) -> [String] {
    if verdict.isGreen || verdict == .spoken { return [] }
    // What is out of reach is for later, unless it alone is asked about.
    if case .blocked = verdict, !isAlone { return [] }
    var paragraphs: [String] = []
    if let sentence = VerdictText(verdict).sentence { paragraphs.append(sentence) }
    if case .crashed(let crash) = verdict, let place = crash.place {
      paragraphs.append("At: \(place.text)")
    }
    let telling = tests.filter { !$0.verdict.isGreen }
    for (offset, test) in (isAlone ? telling[...] : telling.prefix(1)).enumerated() {
      if offset > 0 { paragraphs.append("") }
      paragraphs += self.paragraphs(about: test, in: verdict)
    }
    if !isAlone, telling.count > 1 {
      let way = number.map { "`--finding \($0)` shows them all." } ?? ""
      paragraphs.append("\(telling.count) of its tests are not green. \(way)".trimmed)
    }
    let margin = String(repeating: " ", count: first.count)
    return [""]
      + paragraphs.enumerated().flatMap { offset, paragraph in
        paragraph.isEmpty
          ? [""]
          : terminal.wrap(paragraph, indent: first.count + 2, first: offset == 0 ? first : margin)
      }
  }

  private func paragraphs(about test: TestResult, in finding: Verdict) -> [String] {
    var paragraphs = ["Expected: \(test.title)"]
    if case .didNotRun(let reason) = test.verdict, test.verdict != finding {
      paragraphs.append("Not run: \(reason)")
    }
    for issue in isAlone ? test.issues[...] : test.issues.prefix(1) {
      let sight = issue.sight.split(separator: "\n").map(String.init)
      paragraphs.append("Seen: \(sight.first ?? "")")
      if isAlone { paragraphs += sight.dropFirst() }
    }
    if let place = test.issues.first?.place ?? test.place { paragraphs.append(place.text) }
    return paragraphs
  }

  // MARK: - Code that does not compile

  private var compileErrors: [String] {
    var lines = terminal.wrap("\(report.exercise.name) does not compile.")
      .map { terminal.paint($0, .red) }
    lines += [""] + CompileErrorsText(report.compileErrors, for: terminal).lines
    if report.compileErrors.allSatisfy({ $0.file.hasPrefix(report.exercise.testsPath + "/") }) {
      lines += [""] + terminal.wrap(Self.aboutTests)
    }
    return lines
  }

  private static let aboutTests = """
    The code itself compiles, but its tests no longer find what they use. They only use the public \
    entry point, so its name and its parameters have to stay.
    """

  // MARK: - The end

  /// How many findings are green, and what to do next.
  var summary: [String] {
    let count =
      report.compileErrors.isEmpty
      ? "\(report.greenCount) of \(report.tested.count) green." : "No finding could be checked."
    return terminal.wrap(count).map { terminal.paint($0, .bold) }
      + terminal.wrap(NextStep.after(report), indent: 6, first: "")
  }
}

extension String {
  /// The text with spaces up to a length.
  fileprivate func padded(to width: Int, onTheLeft: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return onTheLeft ? spaces + self : self + spaces
  }
}

extension [String] {
  /// The lines with the word that the first begins with in a colour.
  fileprivate func painted(
    _ word: String,
    _ colour: Terminal.Colour,
    on terminal: Terminal
  ) -> [String] {
    guard let first, first.hasPrefix(word) else { return self }
    return [terminal.paint(word, colour) + first.dropFirst(word.count)] + dropFirst()
  }
}
