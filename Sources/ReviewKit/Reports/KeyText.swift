/// The key, for people.
///
/// What only `swift run review verify` needs is left out: the diffs that put a finding back.
package struct KeyText {
  private let exercise: Exercise
  private let before: [String: [UInt8]]

  /// Creates the text for a key.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - before: The before as shipped, by file name, to find out the lines of findings.
  package init(of exercise: Exercise, before: [String: [UInt8]]) {
    self.exercise = exercise
    self.before = before
  }

  /// Returns what to ask someone who has not found everything yet.
  package static func question(openCount: Int, finding: Int?) -> String {
    if let finding {
      return "Finding \(finding) is not green yet. Show the key all the same? [y/N]"
    }
    return openCount == 1
      ? "One finding is not green yet. Show the key all the same? [y/N]"
      : "\(openCount) findings are not green yet. Show the key all the same? [y/N]"
  }

  /// Returns what to tell someone who would rather not see the key.
  package static func refusal(_ exercise: Exercise, _ finding: Int?) -> String {
    let name = exercise.typedName
    return finding.map { "Not shown. `swift run review hint \(name) \($0)` gives less away." }
      ?? "Not shown. `swift run review hint \(name) N` gives less away; `--yes` shows the key unasked."
  }

  /// Returns what the key says about some findings, or all of it.
  package func lines(
    of key: Key,
    only findings: [Key.Finding]?,
    on terminal: Terminal
  ) -> [String] {
    if let findings { return joined(findings.map { lines(for: $0, on: terminal) }) }
    var parts = [terminal.wrap(key.title).map { terminal.paint($0, .bold) }]
    parts += key.findings.map { lines(for: $0, on: terminal) }
    if !key.wrongFixes.isEmpty {
      parts.append(terminal.wrap(key.wrongFixesTitle).map { terminal.paint($0, .bold) })
      parts += key.wrongFixes.map { lines(for: $0, on: terminal) }
    }
    parts += [key.lesson, key.tests, key.saidNotCoded].map { terminal.render($0) }
    parts.append(terminal.wrap(key.followUpsTitle).map { terminal.paint($0, .bold) })
    parts += key.followUps.map {
      terminal.wrap($0.question).map { terminal.paint($0, .bold) } + [""]
        + terminal.render($0.answer, indent: 2)
    }
    parts.append(terminal.render(key.sources))
    return joined(parts)
  }

  private func joined(_ parts: [[String]]) -> [String] {
    Array(parts.joined(separator: [""]))
  }

  private func lines(for finding: Key.Finding, on terminal: Terminal) -> [String] {
    var lines = terminal.wrap("\(finding.number). \(finding.title)")
      .map { terminal.paint($0, .bold) }
    let kinds = [finding.severity.rawValue] + finding.topics
    lines += terminal.wrap(kinds.joined(separator: " · "), indent: 2)
    if let place = finding.place {
      lines += terminal.wrap("\(location(of: place)), as shipped: \(place.code)", indent: 2)
    }
    if let reason = finding.spoken {
      lines += terminal.wrap("No test shows it: \(reason)", indent: 2)
    }
    return lines + [""] + terminal.render(finding.prose, indent: 2)
  }

  private func lines(for fix: Key.WrongFix, on terminal: Terminal) -> [String] {
    let fails = fix.fails.map { group in
      switch group {
      case .finding(let number): "finding \(number)"
      case .guards: "guards"
      }
    }
    return terminal.wrap(fix.title, indent: 2).map { terminal.paint($0, .bold) }
      + terminal.wrap("Fails: \(fails.joined(separator: ", "))", indent: 4)
      + [""] + terminal.render(fix.prose, indent: 4)
  }

  private func location(of place: Key.Place) -> String {
    let path = "\(exercise.sourcesPath(.before))/\(place.file)"
    let lines = before[place.file].flatMap(TextLines.split) ?? []
    let index = lines.firstIndex { $0.contains(place.code) }
    return index.map { "\(path):\($0 + 1)" } ?? path
  }
}
