/// Reads one finding of a key.
struct FindingReader {
  /// The key's path, for complaints.
  let path: String
  /// The language that the key is written in.
  let language: Language
  /// The finding's heading and all that stands under it.
  let heading: MarkdownSection

  private static let fields = [
    "severity", "topic", "where", "also trips", "blocks", "spoken", "ends",
    "listens for", "fine because",
  ]

  /// Returns the finding.
  func finding() throws(Malformed) -> Key.Finding {
    let (number, title) = try numberAndTitle()
    try heading.refuseSubsections(except: [.hints], in: language, path: path)
    let fields = try FieldList(under: heading, allowing: Self.fields, in: path)
    _ = try fields.required("topic")
    return Key.Finding(
      number: number,
      title: title,
      severity: try fields.choice("severity", of: Severity.self),
      topics: fields.list("topic"),
      place: try place(fields),
      alsoTrips: try fields.groups("also trips"),
      blocks: try fields.numbers("blocks"),
      spoken: fields.optional("spoken")?.value,
      ends: fields.optional("ends") == nil ? nil : try fields.choice("ends", of: Key.Ending.self),
      prose: fields.rest,
      hints: hints(),
      listensFor: try cues("listens for", fields),
      fineBecause: try cues("fine because", fields),
      putBack: try putBack(),
      line: heading.line
    )
  }

  private func numberAndTitle() throws(Malformed) -> (Int, String) {
    let digits = heading.title.prefix(while: \.isNumber)
    let rest = heading.title.dropFirst(digits.count)
    guard let number = Int(digits), rest.hasPrefix(". ") else {
      throw Malformed(
        file: path,
        line: heading.line,
        problem: "\"\(heading.title)\" has no number.",
        remedy: "Write the heading of a finding as `### 3. What is wrong`."
      )
    }
    return (number, rest.dropFirst(2).trimmed)
  }

  private func place(_ fields: FieldList) throws(Malformed) -> Key.Place? {
    guard let field = fields.optional("where") else { return nil }
    let spans = CodeSpans.all(in: field.value)
    guard spans.count == 2 else {
      throw Malformed(
        file: path,
        line: field.line,
        problem: "`where` names a file and the code that stands there, each between backticks.",
        remedy: "Write it as - where: `File.swift` `the code`."
      )
    }
    return Key.Place(file: spans[0], code: spans[1], line: field.line)
  }

  private func cues(_ name: String, _ fields: FieldList) throws(Malformed) -> [Cue] {
    guard let field = fields.optional(name) else { return [] }
    guard let cues = Cue.all(in: field.value) else {
      throw Malformed(
        file: path,
        line: field.line,
        problem: "A part of `\(name)` is empty.",
        remedy: "Write it as - \(name): word + other | another; not word; near: word."
      )
    }
    return cues
  }

  private func hints() -> [String] {
    for case .numbers(let items) in heading.subsection(.hints, in: language)?.blocks ?? [] {
      return items.map(\.text)
    }
    return []
  }

  private func putBack() throws(Malformed) -> Patch? {
    guard let section = heading.subsection("Put back") else { return nil }
    guard let fence = section.diff else {
      throw Malformed(
        file: path,
        line: section.line,
        problem: "\"Put back\" has no diff.",
        remedy: "Add a block that opens with ```diff, against the after."
      )
    }
    return try PatchReader.read(fence, in: path)
  }
}
