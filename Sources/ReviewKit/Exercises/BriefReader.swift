/// Reads `Exercises/<Name>/README.md`, or a translation of it.
package enum BriefReader {
  /// Reads a brief.
  ///
  /// - Parameters:
  ///   - lines: The text's lines.
  ///   - path: Its path from the checkout's root, for complaints.
  ///   - language: The language that it is written in.
  /// - Returns: The brief that the text holds.
  /// - Throws: A complaint about the first thing that cannot be read.
  package static func read(
    _ lines: [String],
    in path: String,
    language: Language = .english
  ) throws(Malformed) -> Brief {
    let document = MarkdownReader.read(lines)
    guard let title = document.subsections.first(where: { $0.level == 1 }) else {
      throw Malformed(
        file: path,
        line: 1,
        problem: "The brief has no title.",
        remedy: "Begin it with a line `# Title`."
      )
    }
    try title.refuseSubsections(except: Heading.ofBrief, in: language, path: path)
    let fields = try FieldList(under: title, allowing: ["minutes", "topics"], in: path)
    return Brief(
      title: title.title,
      summary: try summary(fields.rest, under: title, in: path),
      minutes: try minutes(fields, in: path),
      topics: fields.list("topics"),
      sections: title.subsections
    )
  }

  private static func summary(
    _ blocks: [MarkdownBlock],
    under title: MarkdownSection,
    in path: String
  ) throws(Malformed) -> String {
    guard case .paragraph(let summary) = blocks.first else {
      throw Malformed(
        file: path,
        line: title.line,
        problem: "The brief has no summary.",
        remedy: "Write a line under the title that says what the exercise is."
      )
    }
    return summary
  }

  private static func minutes(_ fields: FieldList, in path: String) throws(Malformed) -> Int {
    let field = try fields.required("minutes")
    guard let minutes = Int(field.value), minutes > 0 else {
      throw Malformed(
        file: path,
        line: field.line,
        problem: "`\(field.value)` is no number of minutes.",
        remedy: "Write the minutes to allow as a number: `- minutes: 45`."
      )
    }
    return minutes
  }
}
