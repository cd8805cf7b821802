/// Reads remarks as people write them down: a place or none, and what is wrong.
///
/// - `File.swift:12 what is wrong`
/// - `File.swift:12-18 …`, `File.swift:12,30 …`, `File.swift:12, Other.swift:4 …`
/// - `what is wrong (File.swift:12)`, or without any place
///
/// Each line is a remark of its own, and an indented line goes on with the remark above.
package struct RemarkReader {
  private let lineCounts: [String: Int]

  /// Creates a reader.
  ///
  /// - Parameter lineCounts: How many lines each file under review has, by its name.
  package init(lineCounts: [String: Int]) {
    self.lineCounts = lineCounts
  }

  /// A remark as it was read.
  package struct Entry: Hashable, Sendable {
    /// What was written.
    package var text: String
    /// The remark.
    package var remark: Remark
    /// The number of the line that it begins on.
    package var line: Int
    /// What could not be made sense of in it.
    package var doubts: [Doubt]
  }

  /// Something about a remark's place that makes no sense.
  package enum Doubt: Hashable, Sendable {
    /// There is no such file under review.
    case unknownFile(String, nearest: String?)
    /// The file has no such lines.
    case noSuchLine(String, file: String, lineCount: Int)
    /// Nothing is said about the place.
    case noWords
  }

  // MARK: - A whole text

  /// Reads the lines of a text.
  ///
  /// Headings in Markdown, such as `# My notes`, are for the one who writes.
  package func read(_ lines: [String]) -> [Entry] {
    var blocks: [(line: Int, text: [String])] = []
    var isOpen = false
    for (index, line) in lines.enumerated() {
      if line.trimmed.isEmpty || line.prefixMatch(of: Self.heading) != nil {
        isOpen = false
      } else if isOpen, line.first?.isWhitespace == true {
        blocks[blocks.count - 1].text.append(line.trimmed)
      } else {
        blocks.append((index + 1, [line.trimmed]))
        isOpen = true
      }
    }
    return blocks.compactMap { block in
      entry(from: block.text.joined(separator: "\n"), line: block.line)
    }
  }

  // MARK: - One remark

  /// Reads one remark; nothing where there are neither words nor a place in it.
  package func entry(from text: String, line: Int = 1) -> Entry? {
    var body = text.trimmed
    if let mark = body.prefixMatch(of: Self.mark) { body.removeSubrange(mark.range) }
    var places: [CodeRange] = []
    var doubts: [Doubt] = []
    var rest = ""
    var remainder = body[...]
    let pattern = Self.place
    while remainder.contains(where: \.isNumber), let match = remainder.firstMatch(of: pattern) {
      rest += remainder[..<match.range.lowerBound]
      let (_, name, suffix, numbers) = match.output
      let isFile = suffix != nil || file(named: String(name)) != nil
      if isFile {
        let (found, doubtful) = ranges(in: String(name), numbers: String(numbers))
        places += found
        doubts += doubtful
      } else {
        rest += remainder[match.range]
      }
      remainder = remainder[match.range.upperBound...]
    }
    rest += remainder
    let words = rest.trimmingPrefix(while: { " \t`:,;-–—()[]".contains($0) })
    if !words.contains(where: \.isLetter) {
      if places.isEmpty, doubts.isEmpty { return nil }
      doubts.append(.noWords)
    }
    return Entry(
      text: body,
      remark: Remark(places: places, text: String(words).trimmed),
      line: line,
      doubts: doubts
    )
  }

  private static var heading: Regex<Substring> { /#+(?:\s.*)?$/ }

  private static var mark: Regex<Substring> { /(?:[-*•]|\d{1,2}[.)])[ \t]+/ }

  /// `Sources/File.swift:12-18,30:5`; the ending of the file's name may be missing.
  private static var place: Regex<(Substring, Substring, Substring?, Substring)> {
    /`?(?:[\w.\-]+\/)*(\w+(?:\+\w+)?)(\.swift)?`?(?::| line | lines | l\.)[ ]?L?([0-9]+(?:[ ]?[-–,][ ]?L?[0-9]+)*)(?::[0-9]+)?`?/
  }

  private func file(named name: String) -> String? {
    let plain = name.lowercased()
    return lineCounts.keys.sorted().first { $0.lowercased() == "\(plain).swift" }
  }

  private func ranges(in name: String, numbers: String) -> ([CodeRange], [Doubt]) {
    guard let file = file(named: name) else {
      let names = lineCounts.keys.sorted().map { String($0.dropLast(".swift".count)) }
      let nearest = NearestName(to: name, among: names).match.map { "\($0).swift" }
      return ([], [.unknownFile("\(name).swift", nearest: nearest)])
    }
    var ranges: [CodeRange] = []
    var doubts: [Doubt] = []
    let count = lineCounts[file] ?? 0
    for part in numbers.split(separator: ",").map(\.trimmed) {
      let ends = part.split { !$0.isNumber }.map { Int($0) }
      guard let first = ends.first.flatMap(\.self), let last = ends.last.flatMap(\.self),
        min(first, last) >= 1, max(first, last) <= count
      else {
        doubts.append(.noSuchLine(part, file: file, lineCount: count))
        continue
      }
      ranges.append(CodeRange(file: file, start: min(first, last), end: max(first, last)))
    }
    return (ranges, doubts)
  }
}
