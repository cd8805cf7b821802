/// The list of fields under a heading: `- severity: critical`.
struct FieldList {
  private let path: String
  private let heading: MarkdownSection
  private let fields: [(name: String, value: String, line: Int)]
  /// What stands under the heading apart from the fields.
  let rest: [MarkdownBlock]

  /// Reads the first list under a heading.
  ///
  /// - Parameters:
  ///   - heading: The section that the list opens.
  ///   - names: The fields that may stand in it.
  ///   - path: The file's path, for complaints.
  /// - Throws: A complaint where there is no list, or a field that may not stand in it.
  init(
    under heading: MarkdownSection,
    allowing names: [String],
    in path: String
  ) throws(Malformed) {
    self.path = path
    self.heading = heading
    let first = heading.blocks.firstIndex { if case .bullets = $0 { true } else { false } }
    guard let first, case .bullets(let items) = heading.blocks[first] else {
      throw Malformed(
        file: path,
        line: heading.line,
        problem: "Under \"\(heading.title)\" there are no fields.",
        remedy: "Add a list with \(names.map { "`- \($0): …`" }.joined(separator: ", "))."
      )
    }
    rest = Array(heading.blocks[..<first] + heading.blocks[(first + 1)...])
    var fields: [(name: String, value: String, line: Int)] = []
    for item in items {
      fields.append(try Self.field(item, allowing: names, in: path))
    }
    self.fields = fields
  }

  private static func field(
    _ item: MarkdownItem,
    allowing names: [String],
    in path: String
  ) throws(Malformed) -> (name: String, value: String, line: Int) {
    let parts = item.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].trimmed
    guard parts.count == 2, names.contains(name) else {
      let guess = NearestName(to: name, among: names).match.map { " Is `\($0)` meant?" } ?? ""
      throw Malformed(
        file: path,
        line: item.line,
        problem: "There is no field `\(name)` here.\(guess)",
        remedy: "Use one of: \(names.joined(separator: ", "))."
      )
    }
    return (name, parts[1].trimmed, item.line)
  }

  /// Returns a field's text and line, if it is there.
  func optional(_ name: String) -> (value: String, line: Int)? {
    fields.first { $0.name == name }.map { ($0.value, $0.line) }
  }

  /// Returns a field's text and line.
  func required(_ name: String) throws(Malformed) -> (value: String, line: Int) {
    guard let field = optional(name), !field.value.isEmpty else {
      throw Malformed(
        file: path,
        line: heading.line,
        problem: "\"\(heading.title)\" does not say its \(name).",
        remedy: "Add a line `- \(name): …` to the list under it."
      )
    }
    return field
  }

  /// Returns a field that has one of a few values.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String,
    of type: Value.Type
  ) throws(Malformed) -> Value where Value.RawValue == String {
    let field = try required(name)
    guard let value = Value(rawValue: field.value) else {
      throw Malformed(
        file: path,
        line: field.line,
        problem: "`\(field.value)` is no \(name).",
        remedy: "Use one of: \(Value.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    }
    return value
  }

  /// Returns a field's comma-separated entries; none if it is missing.
  func list(_ name: String) -> [String] {
    (optional(name)?.value ?? "").split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Returns a field's comma-separated numbers of findings; none if it is missing.
  func numbers(_ name: String) throws(Malformed) -> [Int] {
    var numbers: [Int] = []
    for group in try groups(name) {
      guard case .finding(let number) = group else { throw notANumber("guards", in: name) }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns a field's comma-separated numbers of findings, with `guards` among them.
  func groups(_ name: String) throws(Malformed) -> [TestGroup] {
    var groups: [TestGroup] = []
    for text in list(name) {
      guard let group = TestGroup(keyWord: text) else { throw notANumber(text, in: name) }
      groups.append(group)
    }
    return groups
  }

  private func notANumber(_ text: String, in name: String) -> Malformed {
    Malformed(
      file: path,
      line: optional(name)?.line ?? heading.line,
      problem: "`\(text)` is no number of a finding.",
      remedy: "Write the numbers with commas between them: `- \(name): 4, 5`."
    )
  }
}
