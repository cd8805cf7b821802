/// Compares a key with the code and the tests that it speaks of, without running anything.
package struct KeyAudit {
  private let dossier: Dossier
  private let key: Key
  private let path: String

  /// Creates the audit of an exercise's key.
  package init(_ dossier: Dossier) {
    self.dossier = dossier
    key = dossier.key
    path = dossier.exercise.keyPath
  }

  /// What does not hold.
  package var complaints: [Complaint] {
    numbering + key.findings.flatMap(complaints) + key.wrongFixes.flatMap(complaints)
      + emptySections
      + strays
  }

  // MARK: - Numbers

  private var numbering: [Complaint] {
    var complaints: [Complaint] = []
    for (offset, number) in key.findings.map(\.number).sorted().enumerated()
    where number != offset + 1 {
      let isTwice = key.findings.count { $0.number == number } > 1
      let finding = key.findings.last { $0.number == number }
      complaints.append(
        complaint(
          finding?.line,
          isTwice
            ? "Two findings have the number \(number)."
            : "There is no finding \(offset + 1), though there is a finding \(number).",
          "Give the findings the numbers from 1 on, each once."
        )
      )
      break
    }
    if key.findings.isEmpty {
      complaints.append(complaint(1, "The key has no finding.", "Write at least one."))
    }
    return complaints
  }

  // MARK: - Findings

  private func complaints(about finding: Key.Finding) -> [Complaint] {
    var complaints = hints(of: finding) + place(of: finding)
    complaints += unknown(finding.alsoTrips, named: "also trips", by: finding)
    complaints += unknown(finding.blocks.map(TestGroup.finding), named: "blocks", by: finding)
    if finding.prose.isEmpty {
      complaints.append(
        complaint(
          finding.line,
          "Finding \(finding.number) is not explained.",
          "Say what a user sees, why it happens, and what the fix is."
        )
      )
    }
    complaints += cues(of: finding)
    if finding.needsPutBack, finding.putBack == nil {
      complaints.append(
        complaint(
          finding.line,
          "Finding \(finding.number) has no \"Put back\", so nothing shows that its tests catch it.",
          "Add `#### Put back` with a diff against the after, or `- spoken:` with the reason."
        )
      )
    } else if !finding.needsPutBack, finding.putBack != nil {
      complaints.append(
        complaint(
          finding.line,
          "Finding \(finding.number) is \(finding.spoken == nil ? "no bug" : "only spoken about"), "
            + "and has a \"Put back\" all the same.",
          "Take the diff out, or the field that says so."
        )
      )
    }
    return complaints
  }

  private func hints(of finding: Key.Finding) -> [Complaint] {
    if (2...4).contains(finding.hints.count) { return [] }
    let count = finding.hints.count
    return [
      complaint(
        finding.line,
        "Finding \(finding.number) has \(count == 0 ? "no" : "\(count)") "
          + "hint\(count == 1 ? "" : "s").",
        "Write two to four under `#### Hints`, numbered, from a nudge to nearly the answer."
      )
    ]
  }

  private func cues(of finding: Key.Finding) -> [Complaint] {
    var complaints: [Complaint] = []
    if finding.listensFor.isEmpty {
      complaints.append(
        complaint(
          finding.line,
          "Finding \(finding.number) does not say what to listen for in a review.",
          "Add `- listens for:` with the words of people who have seen it."
        )
      )
    }
    let isHarmless = finding.severity == .notABug
    if isHarmless == finding.fineBecause.isEmpty {
      complaints.append(
        complaint(
          finding.line,
          isHarmless
            ? "Finding \(finding.number) is no bug, and does not say which reasons count."
            : "Finding \(finding.number) is a bug, and has a field `fine because` all the same.",
          isHarmless
            ? "Add `- fine because:` with the words of people who say why it is fine."
            : "Take the field out."
        )
      )
    }
    return complaints
  }

  private func place(of finding: Key.Finding) -> [Complaint] {
    guard let place = finding.place else {
      // What is about the whole may do without, and then says so in its prose.
      return []
    }
    guard let bytes = dossier.before.content[place.file] else {
      return [
        complaint(
          place.line,
          "`where` of finding \(finding.number) names \(place.file), which is not in the before.",
          "Name a file of \(dossier.exercise.shippedPath)."
        )
      ]
    }
    let lines = TextLines.split(bytes) ?? []
    let text = lines.joined(separator: "\n")
    let count = text.ranges(of: place.code).count
    if count == 1 { return [] }
    let numbers = lines.indices.filter { lines[$0].contains(place.code) }.map { "\($0 + 1)" }
    return [
      complaint(
        place.line,
        count == 0
          ? "`where` of finding \(finding.number) does not stand in the before's \(place.file)."
          : "`where` of finding \(finding.number) stands \(count == 2 ? "twice" : "\(count) times") "
            + "in the before's \(place.file), in lines \(numbers.joined(separator: ", ")).",
        count == 0
          ? "Copy the code from \(dossier.exercise.shippedPath)/\(place.file)."
          : "Take in more of the line, until it stands there once."
      )
    ]
  }

  private func unknown(
    _ groups: [TestGroup],
    named field: String,
    by finding: Key.Finding
  ) -> [Complaint] {
    groups.compactMap { group in
      guard case .finding(let number) = group else { return nil }
      guard key.finding(number) == nil || number == finding.number else { return nil }
      return complaint(
        finding.line,
        "`\(field)` of finding \(finding.number) names \(number), "
          + (number == finding.number ? "which is itself." : "and there is no such finding."),
        "Name other findings of this key."
      )
    }
  }

  // MARK: - Wrong fixes and the rest

  private func complaints(about fix: Key.WrongFix) -> [Complaint] {
    var complaints = fix.fails.compactMap { group -> Complaint? in
      guard case .finding(let number) = group, key.finding(number)?.isTested != true else {
        return nil
      }
      return complaint(
        fix.line,
        "\"\(fix.title)\" is said to fail \(number), "
          + (key.finding(number) == nil ? "and there is no such finding." : "which has no test."),
        "Name findings of this key that have tests."
      )
    }
    if fix.prose.isEmpty {
      complaints.append(
        complaint(
          fix.line,
          "\"\(fix.title)\" is not explained.",
          "Say why people reach for it, and what it does not do."
        )
      )
    }
    return complaints
  }

  private var emptySections: [Complaint] {
    let sections = [key.lesson, key.tests, key.saidNotCoded, key.sources].filter(\.isEmpty).map {
      complaint(
        $0.line,
        "The section \"\($0.title)\" is empty.",
        "Write it; CONTRIBUTING.md says what belongs there."
      )
    }
    let answers = key.followUps.filter(\.answer.isEmpty).map { followUp in
      complaint(
        1,
        "The follow-up \"\(followUp.question)\" has no answer.",
        "Write a model answer under it."
      )
    }
    let none =
      key.followUps.isEmpty
      ? [complaint(1, "There is no follow-up question.", "Write one under `## Follow-ups`.")] : []
    return sections + answers + none
  }

  private var strays: [Complaint] {
    dossier.strays.map {
      Complaint(
        file: $0,
        line: 1,
        problem: "This file is no part of an exercise.",
        remedy: "Delete it, or move it to where it belongs."
      )
    }
  }

  private func complaint(_ line: Int?, _ problem: String, _ remedy: String) -> Complaint {
    Complaint(file: path, line: line ?? 1, problem: problem, remedy: remedy)
  }
}

extension Key.Finding {
  /// Whether tests decide about it.
  package var isTested: Bool { spoken == nil }

  /// Whether it is something that can be put back, and was fixed.
  package var needsPutBack: Bool { spoken == nil && severity != .notABug }
}
