/// Compares the suites in the test files with the key: `@Suite("3 · Title", .finding(3))`.
package struct SuiteAudit {
  private let dossier: Dossier

  /// Creates the audit of an exercise's tests.
  package init(_ dossier: Dossier) {
    self.dossier = dossier
  }

  /// A nested suite as it stands in a file.
  private struct Suite {
    var number: Int
    var title: String
    var file: String
    var line: Int
    /// The line that declares its type.
    var declaration: String
  }

  /// What does not hold.
  package var complaints: [Complaint] {
    let suites = self.suites
    return suites.compactMap(mismatch) + missing(suites) + undocumented + guards
  }

  private var suites: [Suite] {
    dossier.tests.code.flatMap { name, lines in
      lines.indices.compactMap { index -> Suite? in
        guard let title = Self.title(in: lines[index]),
          let number = Int(title.prefix(while: \.isNumber)), title.contains(" · ")
        else { return nil }
        let declaration = lines[index...].prefix(4).first { $0.contains("struct Finding") }
        return Suite(
          number: number,
          title: title.split(separator: " · ", maxSplits: 1).last.map(String.init) ?? title,
          file: "\(dossier.exercise.testsPath)/\(name)",
          line: index + 1,
          declaration: declaration ?? ""
        )
      }
    }
  }

  /// Returns what stands between the quotes of `@Suite("…"`.
  private static func title(in line: String) -> String? {
    guard let start = line.ranges(of: "@Suite(\"").first else { return nil }
    var title = ""
    var isEscaped = false
    for character in line[start.upperBound...] {
      if isEscaped {
        title.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return title
      } else {
        title.append(character)
      }
    }
    return nil
  }

  private func mismatch(_ suite: Suite) -> Complaint? {
    func complaint(_ problem: String, _ remedy: String) -> Complaint {
      Complaint(file: suite.file, line: suite.line, problem: problem, remedy: remedy)
    }
    guard let finding = dossier.key.finding(suite.number) else {
      return complaint(
        "The suite is about finding \(suite.number), and the key has no such finding.",
        "Put the number right, or write the finding."
      )
    }
    let type = TestGroup.finding(suite.number).suiteName
    if !suite.declaration.contains("struct \(type) ") {
      return complaint(
        "The suite of finding \(suite.number) is not `struct \(type)`, so it is never run.",
        "Name it so."
      )
    }
    if suite.title != finding.title {
      return complaint(
        "The suite is called \"\(suite.title)\", and finding \(suite.number) \"\(finding.title)\".",
        "Call both the same."
      )
    }
    return nil
  }

  private func missing(_ suites: [Suite]) -> [Complaint] {
    dossier.key.findings.compactMap { finding in
      let hasSuite = suites.contains { $0.number == finding.number }
      if finding.isTested, !hasSuite {
        return Complaint(
          file: dossier.exercise.keyPath,
          line: finding.line,
          problem: "Finding \(finding.number) has no test.",
          remedy: "Add a suite `\(finding.testGroup.suiteName)` to \(dossier.exercise.testsPath), "
            + "or `- spoken:` with the reason why no test can show it."
        )
      }
      if !finding.isTested, hasSuite {
        return Complaint(
          file: dossier.exercise.keyPath,
          line: finding.line,
          problem: "Finding \(finding.number) is only spoken about, and has a suite of tests.",
          remedy: "Take out the field `spoken`, or the suite."
        )
      }
      return nil
    }
  }

  private var guards: [Complaint] {
    let hasGuards = dossier.tests.code.contains {
      $0.lines.contains { $0.contains("struct Guards") }
    }
    if hasGuards { return [] }
    return [
      Complaint(
        file: dossier.exercise.testsPath,
        line: 1,
        problem: "There is no suite `Guards` for what already works.",
        remedy: "Add one, so that a fix that breaks something is noticed."
      )
    ]
  }

  /// The comment above a finding's test is printed when it fails, as the principle behind it.
  private var undocumented: [Complaint] {
    dossier.tests.code.flatMap { name, lines in
      var isFinding = false
      return lines.indices.compactMap { index -> Complaint? in
        let line = lines[index].trimmed
        if line.contains("struct ") { isFinding = line.contains("struct Finding") }
        guard isFinding else { return nil }
        guard line == "@Test" || line.hasPrefix("@Test ") || line.hasPrefix("@Test("),
          index == 0 || !lines[index - 1].trimmed.hasPrefix("///")
        else { return nil }
        return Complaint(
          file: "\(dossier.exercise.testsPath)/\(name)",
          line: index + 1,
          problem: "The test has no comment that says the principle behind it.",
          remedy: "Write it above the test in a sentence, after `///`."
        )
      }
    }
  }
}
