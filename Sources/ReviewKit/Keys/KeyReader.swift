/// Reads `Solutions/<Name>/README.md`, or a translation of it.
package struct KeyReader {
  private let path: String
  private let language: Language
  private let title: MarkdownSection

  /// Reads a key.
  ///
  /// - Parameters:
  ///   - lines: The text's lines.
  ///   - path: Its path from the checkout's root, for complaints.
  ///   - language: The language that it is written in.
  /// - Returns: The key that the text holds. What a translation leaves out is empty in it.
  /// - Throws: A complaint about the first thing that cannot be read.
  package static func read(
    _ lines: [String],
    in path: String,
    language: Language = .english
  ) throws(Malformed) -> Key {
    let document = MarkdownReader.read(lines)
    guard let title = document.subsections.first(where: { $0.level == 1 }) else {
      throw Malformed(
        file: path,
        line: 1,
        problem: "The key has no title.",
        remedy: "Begin it with a line `# Title`."
      )
    }
    try title.refuseSubsections(except: Heading.ofKey, in: language, path: path)
    return try KeyReader(path: path, language: language, title: title).key()
  }

  private func key() throws(Malformed) -> Key {
    let wrongFixes = try section(.wrongFixes)
    let followUps = try section(.followUps)
    return Key(
      title: title.title,
      findings: try read(try section(.findings)) { heading throws(Malformed) in
        try FindingReader(path: path, language: language, heading: heading).finding()
      },
      wrongFixesTitle: wrongFixes.title,
      wrongFixes: try read(wrongFixes) { heading throws(Malformed) in try wrongFix(heading) },
      lesson: try section(.lesson),
      tests: try section(.tests),
      saidNotCoded: try section(.saidNotCoded),
      followUpsTitle: followUps.title,
      followUps: followUps.subsections.map {
        Key.FollowUp(question: $0.title, answer: $0.allBlocks)
      },
      sources: try section(.sources)
    )
  }

  private func section(_ heading: Heading) throws(Malformed) -> MarkdownSection {
    let name = heading.title(in: language)
    if let section = title.subsection(name) { return section }
    guard language == .english else {
      return MarkdownSection(title: name, level: title.level + 1, line: title.line)
    }
    throw Malformed(
      file: path,
      line: title.line,
      problem: "The key has no section \"\(name)\".",
      remedy: "Add a line `## \(name)` and what belongs under it."
    )
  }

  private func read<Part>(
    _ section: MarkdownSection,
    each: (MarkdownSection) throws(Malformed) -> Part
  ) throws(Malformed) -> [Part] {
    var parts: [Part] = []
    for heading in section.subsections {
      parts.append(try each(heading))
    }
    return parts
  }

  private func wrongFix(_ heading: MarkdownSection) throws(Malformed) -> Key.WrongFix {
    let fields = try FieldList(under: heading, allowing: ["base", "fails"], in: path)
    _ = try fields.required("fails")
    return Key.WrongFix(
      title: heading.title,
      prose: fields.rest.filter { if case .fence(heading.diff) = $0 { false } else { true } },
      base: fields.optional("base") == nil ? .after : try fields.choice("base", of: Side.self),
      fails: try fields.groups("fails"),
      patch: try patch(of: heading),
      line: heading.line
    )
  }

  private func patch(of heading: MarkdownSection) throws(Malformed) -> Patch {
    if let fence = heading.diff { return try PatchReader.read(fence, in: path) }
    guard language == .english else { return Patch(files: []) }
    throw Malformed(
      file: path,
      line: heading.line,
      problem: "\"\(heading.title)\" has no diff.",
      remedy: "Add a block that opens with ```diff, against the after."
    )
  }
}

extension MarkdownSection {
  /// The first diff block directly under the heading.
  var diff: MarkdownFence? {
    for case .fence(let fence) in blocks where fence.language == "diff" {
      return fence
    }
    return nil
  }
}
