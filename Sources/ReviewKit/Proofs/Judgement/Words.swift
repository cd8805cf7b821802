extension TestOutcome {
  /// What the test does, for a sentence that begins with its title.
  var failure: String {
    switch end {
    case .passed: "passes"
    case .failed: "fails"
    case .blocked: "is blocked"
    case .crashed: "crashes"
    case .hung: "hangs"
    case .vanished: "does not run to its end"
    }
  }
}

extension TestOutcome.End {
  /// The end as a noun.
  var noun: String {
    switch self {
    case .crashed: "crash"
    case .hung: "hang"
    case .passed, .failed, .blocked, .vanished: rawValue
    }
  }
}

extension TestGroup {
  /// The group as a key writes it.
  var keyWord: String {
    switch self {
    case .finding(let number): "\(number)"
    case .guards: "guards"
    }
  }

  /// A test of the group, for the start of a sentence's second half.
  var words: String {
    switch self {
    case .finding(let number): "a test of finding \(number)"
    case .guards: "a guard"
    }
  }

  /// The group, for a sentence about its tests.
  var name: String {
    switch self {
    case .finding(let number): "finding \(number)"
    case .guards: "the guards"
    }
  }
}

extension Variant {
  /// The variant, for a sentence that begins with "With".
  var words: String {
    switch self {
    case .before: "the before"
    case .after: "the after"
    case .mutant(let number): "finding \(number) put back"
    case .wrongFix(let index): "wrong fix \(Self.letter(index))"
    }
  }

  /// The variant as the subject of a sentence.
  func subject(in key: Key) -> String {
    switch self {
    case .before: "The before"
    case .after: "The after"
    case .mutant(let number): "The put-back of finding \(number)"
    case .wrongFix(let index): "\"\(key.wrongFixes[index].title)\""
    }
  }
}

extension SourcePlace {
  /// The place the way compilers write it.
  var words: String { "\(file):\(line)" }
}

extension Patch {
  /// The number of the key's line that the first hunk begins on.
  var line: Int { files.first?.hunks.first?.line ?? 1 }
}

extension String {
  /// The text as the end of a sentence: on one line, with a full stop.
  var sentence: String {
    let line = split(separator: "\n").map(\.trimmed).joined(separator: "; ")
    return line.hasSuffix(".") || line.hasSuffix("!") ? line : "\(line)."
  }
}
