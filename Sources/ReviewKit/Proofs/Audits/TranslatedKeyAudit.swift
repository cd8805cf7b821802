/// Compares the translation of a key with the key in English.
struct TranslatedKeyAudit {
  /// The key in English.
  let key: Key
  /// The key's path, for remedies.
  let keyPath: String
  /// What the translation has of it.
  let translation: Key
  /// The translation's path, for complaints.
  let path: String

  /// What does not hold.
  var complaints: [Complaint] {
    missing + twice + translation.findings.flatMap(complaints) + wrongFixes + followUps
  }

  // MARK: - Findings

  private var missing: [Complaint] {
    key.findings.filter { translation.finding($0.number) == nil }.map { finding in
      complaint(
        1,
        "Finding \(finding.number) is missing.",
        "Translate it from \(keyPath):\(finding.line)."
      )
    }
  }

  private var twice: [Complaint] {
    let findings = translation.findings
    return findings.indices.filter { index in
      findings[..<index].contains { $0.number == findings[index].number }
    }.map { index in
      complaint(
        findings[index].line,
        "A finding above has the number \(findings[index].number) too.",
        "Give it the number that it has in \(keyPath)."
      )
    }
  }

  private func complaints(about finding: Key.Finding) -> [Complaint] {
    guard let original = key.finding(finding.number) else {
      return [
        complaint(
          finding.line,
          "There is no finding \(finding.number) in English.",
          "Give it the number that it has in \(keyPath), or take it out."
        )
      ]
    }
    return fields(of: finding, original) + spoken(finding, original) + hints(of: finding, original)
  }

  private func fields(of finding: Key.Finding, _ original: Key.Finding) -> [Complaint] {
    differences(
      finding.comparedFields,
      original.comparedFields,
      of: "finding \(finding.number)",
      lines: (finding.line, original.line)
    )
  }

  private func spoken(_ finding: Key.Finding, _ original: Key.Finding) -> [Complaint] {
    switch (finding.spoken, original.spoken) {
    case (nil, .some):
      [
        complaint(
          finding.line,
          "Finding \(finding.number) is only spoken about, and `spoken` is missing here.",
          "Translate the field from \(keyPath):\(original.line)."
        )
      ]
    case (.some, nil):
      [
        complaint(
          finding.line,
          "Finding \(finding.number) has tests, and a field `spoken` here.",
          "Take the field out."
        )
      ]
    default: []
    }
  }

  private func hints(of finding: Key.Finding, _ original: Key.Finding) -> [Complaint] {
    if finding.hints.count == original.hints.count { return [] }
    return [
      complaint(
        finding.line,
        "Finding \(finding.number) has \(counted(finding.hints.count, "hint")) here, "
          + "and \(original.hints.count) in English.",
        "Translate each hint from \(keyPath):\(original.line), in the same order."
      )
    ]
  }

  // MARK: - Wrong fixes and the rest

  private var wrongFixes: [Complaint] {
    let pairs = zip(translation.wrongFixes, key.wrongFixes)
    var complaints = pairs.flatMap { fix, original in
      differences(
        fix.comparedFields,
        original.comparedFields,
        of: "\"\(fix.title)\"",
        lines: (fix.line, original.line)
      )
    }
    complaints += translation.wrongFixes.filter { !$0.patch.files.isEmpty }.map(surplusDiff)
    let (own, english) = (translation.wrongFixes.count, key.wrongFixes.count)
    if own != english {
      complaints.append(
        complaint(
          translation.wrongFixes.last?.line ?? 1,
          "There \(own == 1 ? "is" : "are") \(counted(own, "wrong fix")) here, "
            + "and \(english) in English.",
          "Translate each from \(keyPath), in the same order."
        )
      )
    }
    return complaints
  }

  private var followUps: [Complaint] {
    let (own, english) = (translation.followUps.count, key.followUps.count)
    if own == 0 || own == english { return [] }
    return [
      complaint(
        1,
        "There \(own == 1 ? "is" : "are") \(counted(own, "follow-up")) here, "
          + "and \(english) in English.",
        "Translate all of them, or leave the section out."
      )
    ]
  }

  private func differences(
    _ own: [ComparedField],
    _ english: [ComparedField],
    of subject: String,
    lines: (own: Int, english: Int)
  ) -> [Complaint] {
    zip(own, english).filter { $0.value != $1.value }.map { own, english in
      complaint(
        lines.own,
        "`\(own.name)` of \(subject) is \(own.quoted) here, and \(english.quoted) in English.",
        "Make it as it is in \(keyPath):\(lines.english); only `spoken` is translated."
      )
    }
  }

  /// A second copy of a diff would only be forgotten when the first one changes.
  private func surplusDiff(of fix: Key.WrongFix) -> Complaint {
    complaint(
      fix.line,
      "\"\(fix.title)\" has a diff here, and only the one in English is used.",
      "Take it out of the translation."
    )
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    let ending = noun.hasSuffix("x") ? "es" : "s"
    return count == 1 ? "1 \(noun)" : "\(count == 0 ? "no" : "\(count)") \(noun)\(ending)"
  }

  private func complaint(_ line: Int, _ problem: String, _ remedy: String) -> Complaint {
    Complaint(file: path, line: line, problem: problem, remedy: remedy)
  }
}

/// A field that is the same in every language.
private struct ComparedField {
  var name: String
  var value: String

  var quoted: String { value.isEmpty ? "missing" : "`\(value)`" }
}

extension Key.Finding {
  fileprivate var comparedFields: [ComparedField] {
    [
      ComparedField(name: "severity", value: severity.rawValue),
      ComparedField(name: "topic", value: topics.joined(separator: ", ")),
      ComparedField(name: "where", value: place.map { "\($0.file): \($0.code)" } ?? ""),
      ComparedField(name: "also trips", value: alsoTrips.map(\.keyWord).joined(separator: ", ")),
      ComparedField(name: "blocks", value: blocks.map(String.init).joined(separator: ", ")),
      ComparedField(name: "ends", value: ends?.rawValue ?? ""),
    ]
  }
}

extension Key.WrongFix {
  fileprivate var comparedFields: [ComparedField] {
    [
      ComparedField(name: "base", value: base.rawValue),
      ComparedField(name: "fails", value: fails.map(\.keyWord).joined(separator: ", ")),
    ]
  }
}
