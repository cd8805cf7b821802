/// Reads `Solutions/<Name>/README.md`.
package struct KeyReader {
  private let path: String
  private let title: MarkdownSection

  /// Reads a key.
  ///
  /// - Parameters:
  ///   - lines: The text's lines.
  ///   - path: Its path from the checkout's root, for complaints.
  /// - Returns: The key that the text holds.
  /// - Throws: A complaint about the first thing that cannot be read.
  package static func read(_ lines: [String], in path: String) throws(Malformed) -> Key {
    let document = MarkdownReader.read(lines)
    guard let title = document.subsections.first(where: { $0.level == 1 }) else {
      throw Malformed(
        file: path,
        line: 1,
        problem: "The key has no title.",
        remedy: "Begin it with a line `# Title`."
      )
    }
    return try KeyReader(path: path, title: title).key()
  }

  private func key() throws(Malformed) -> Key {
    Key(
      title: title.title,
      findings: try read(try section("Findings")) { heading throws(Malformed) in
        try FindingReader(path: path, heading: heading).finding()
      },
      wrongFixes: try read(try section("Wrong fixes")) { heading throws(Malformed) in
        try wrongFix(heading)
      },
      lesson: try section("The lesson"),
      tests: try section("Tests worth asking for"),
      saidNotCoded: try section("Said, not coded"),
      followUps: try section("Follow-ups").subsections.map {
        Key.FollowUp(question: $0.title, answer: $0.allBlocks)
      },
      sources: try section("Sources")
    )
  }

  private func section(_ name: String) throws(Malformed) -> MarkdownSection {
    guard let section = title.subsection(name) else {
      throw Malformed(
        file: path,
        line: title.line,
        problem: "The key has no section \"\(name)\".",
        remedy: "Add a line `## \(name)` and what belongs under it."
      )
    }
    return section
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
    guard let fence = heading.diff else {
      throw Malformed(
        file: path,
        line: heading.line,
        problem: "\"\(heading.title)\" has no diff.",
        remedy: "Add a block that opens with ```diff, against the after."
      )
    }
    return Key.WrongFix(
      title: heading.title,
      prose: fields.rest.filter { if case .fence(fence) = $0 { false } else { true } },
      base: fields.optional("base") == nil ? .after : try fields.choice("base", of: Side.self),
      fails: try fields.groups("fails"),
      patch: try PatchReader.read(fence, in: path),
      line: heading.line
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
