/// Looks whether a brief is complete, and whether it gives the fix away.
package struct BriefAudit {
  private let dossier: Dossier

  /// Creates the audit of an exercise's brief.
  package init(_ dossier: Dossier) {
    self.dossier = dossier
  }

  /// What does not hold.
  package var complaints: [Complaint] {
    empty + unlisted + revealed
  }

  private var empty: [Complaint] {
    let sections = dossier.brief.sections.filter(\.isEmpty).map {
      complaint($0.line, "The section \"\($0.title)\" is empty.", "Write it, or take it out.")
    }
    if !dossier.brief.sections.isEmpty { return sections }
    return [
      complaint(
        1,
        "The brief has a title and nothing under it.",
        "Write the pull request, what users report, and questions to start with."
      )
    ]
  }

  /// The files under review are those of the before that do not say otherwise.
  private var unlisted: [Complaint] {
    let listed = Set(dossier.brief.files)
    let actual = Set(dossier.before.code.filter { !Self.isHost($0.lines) }.map(\.name))
    let line = dossier.brief.sections.first { $0.title.lowercased() == "files under review" }?.line
    return actual.subtracting(listed).sorted().map {
      complaint(
        line ?? 1,
        "\($0) is part of the before, and not among the files under review.",
        "List it, or open it with `// Not under review.` and what it is there for."
      )
    }
      + listed.subtracting(actual).sorted().map {
        complaint(
          line ?? 1,
          "\($0) is listed as under review, and the before has no such file to review.",
          "Put its name right, or take it out."
        )
      }
  }

  private static func isHost(_ lines: [String]) -> Bool {
    lines.first { !$0.trimmed.isEmpty }?.hasPrefix("// Not under review") ?? false
  }

  /// A name that only the after has would say how to fix something.
  ///
  /// A name of one plain word only counts as code, between backticks: anybody may write "load".
  private var revealed: [Complaint] {
    let old = dossier.before.code.flatMap { $0.lines.flatMap(Self.words) }
    let names = Declarations(in: dossier.after).names.subtracting(old)
    return dossier.briefLines.enumerated().flatMap { offset, line in
      let spans = CodeSpans.all(in: line).flatMap(Self.words)
      let words = Set(Self.words(of: line))
      return names.sorted().filter { name in
        let isPlain = name.allSatisfy(\.isLowercase)
        return isPlain ? spans.contains(name) : words.contains(name)
      }.map {
        complaint(
          offset + 1,
          "The brief names `\($0)`, which only the after has.",
          "Say it without the name, or name it otherwise in the after."
        )
      }
    }
  }

  private static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  private func complaint(_ line: Int, _ problem: String, _ remedy: String) -> Complaint {
    Complaint(file: dossier.exercise.briefPath, line: line, problem: problem, remedy: remedy)
  }
}

/// The types and functions that code declares.
struct Declarations {
  /// Their names.
  let names: Set<String>

  private static let introducers: Set<String> = [
    "actor", "class", "enum", "func", "macro", "protocol", "struct", "typealias",
  ]

  /// Reads code line by line; what stands in a comment at a line's end does not count.
  init(in sources: SourceFiles) {
    var names: Set<String> = []
    for (_, lines) in sources.code {
      for line in lines {
        let code = line.ranges(of: "//").first.map { line[..<$0.lowerBound] } ?? line[...]
        let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        for (word, next) in zip(words, words.dropFirst())
        where Self.introducers.contains(word) && !Self.introducers.contains(next) {
          names.insert(next)
        }
      }
    }
    self.names = names.subtracting(["var", "let"])
  }
}
