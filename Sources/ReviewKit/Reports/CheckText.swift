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
    let width = report.findings.map(\.verdict.word.count).max() ?? 0
    let digits = report.findings.map { String($0.number).count }.max() ?? 0
    var lines = report.findings.flatMap { finding in
      let word = finding.verdict.word.padded(to: width)
      let number = String(finding.number).padded(to: digits, onTheLeft: true)
      let first = "\(word)  \(number)  "
      return terminal.wrap(finding.title, indent: first.count, first: first)
        .painted(word, finding.verdict.colour, on: terminal)
    }
    if let guards = report.guards {
      let green = guards.tests.count(where: \.verdict.isGreen)
      lines += [""] + terminal.wrap("Guards: \(green) of \(guards.tests.count) green.")
    }
    return lines
  }

  // MARK: - What is behind it

  private var details: [String] {
    var lines: [String] = []
    for finding in report.findings {
      lines += details("\(finding.number) · \(finding.title)", finding.verdict, finding.tests)
    }
    if let guards = report.guards {
      lines += details("Guards · what worked and has to keep working", guards.verdict, guards.tests)
    }
    return lines
  }

  private func details(_ title: String, _ verdict: Verdict, _ tests: [TestResult]) -> [String] {
    if verdict.isGreen || verdict == .spoken { return [] }
    var lines = [""] + terminal.wrap(title).map { terminal.paint($0, .bold) }
    if let sentence = VerdictText(verdict).sentence {
      lines += terminal.wrap(sentence, indent: 2)
    }
    if case .crashed(let crash) = verdict, let place = crash.place {
      lines += ["  \(place.file):\(place.line)"]
    }
    // What is out of reach is for later, unless it alone is asked about.
    if case .blocked = verdict, report.findings.count > 1 { return lines }
    for test in tests where !test.verdict.isGreen {
      lines += self.lines(for: test, in: verdict)
    }
    return lines
  }

  private func lines(for test: TestResult, in finding: Verdict) -> [String] {
    var lines = sentence("A user should see: \(test.title)")
    if case .didNotRun(let reason) = test.verdict, test.verdict != finding {
      lines += sentence("Not run: \(reason)")
    }
    for issue in test.issues {
      for (offset, text) in issue.sight.split(separator: "\n").enumerated() {
        lines +=
          offset == 0 ? sentence("Seen instead: \(text)") : terminal.wrap("\(text)", indent: 4)
      }
    }
    if let principle = test.principle {
      lines += sentence("Principle: \(principle)")
    }
    if let place = test.issues.first?.place ?? test.place {
      lines.append("  \(place.file):\(place.line)")
    }
    return lines
  }

  private func sentence(_ text: String) -> [String] {
    terminal.wrap(text, indent: 4, first: "  ")
  }

  // MARK: - Code that does not compile

  /// The number of errors that are shown; the rest usually follows from the first.
  private static let errorLimit = 5

  private var compileErrors: [String] {
    var lines = terminal.wrap("\(report.exercise.name) does not compile.")
      .map { terminal.paint($0, .red) }
    for error in report.compileErrors.prefix(Self.errorLimit) {
      lines += ["", error.location]
      // The compiler's picture of the place has the message in it.
      lines += error.excerpt.isEmpty ? terminal.wrap(error.message, indent: 2) : []
      lines += error.excerpt.map { line in
        String("  \(line)".reversed().drop { $0 == " " }.reversed())
      }
    }
    let rest = report.compileErrors.count - Self.errorLimit
    if rest > 0 { lines += ["", "There \(rest == 1 ? "is" : "are") \(rest) more."] }
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

  private var summary: [String] {
    let count = "\(report.greenCount) of \(report.tested.count) green."
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
