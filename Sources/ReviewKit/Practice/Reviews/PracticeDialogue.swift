/// A review at the prompt: takes what is typed, line by line.
package struct PracticeDialogue: Sendable {
  /// The review so far.
  package private(set) var draft: ReviewDraft
  private let reader: RemarkReader

  /// Creates the dialogue that goes on with a review.
  ///
  /// - Parameters:
  ///   - draft: The review so far.
  ///   - reader: What reads remarks.
  package init(_ draft: ReviewDraft, reader: RemarkReader) {
    self.draft = draft
    self.reader = reader
  }

  /// What comes of a line.
  package enum Step: Hashable, Sendable {
    /// A remark was added; what could not be made sense of in its place is told.
    case added(number: Int, places: [CodeRange], doubts: [RemarkReader.Doubt])
    /// A place was named and nothing said about it.
    case wordless(doubts: [RemarkReader.Doubt])
    /// The last remark was taken back.
    case removed(String)
    /// There was no remark to take back.
    case nothingToRemove
    /// All remarks are to be shown.
    case list
    /// The remarks in a file are to be added.
    case read(file: String)
    /// What may be typed is to be shown.
    case help
    /// The review is handed in.
    case done
    /// The clock is stopped, and the review kept.
    case pause
  }

  /// Takes a line.
  ///
  /// A word of the dialogue counts as one only where it stands alone: "undo is missing" is a remark.
  package mutating func take(_ line: String) -> Step {
    let text = line.trimmed
    if let file = Self.file(in: text) { return .read(file: file) }
    switch text.lowercased() {
    case "", "help", "?", "read": return .help
    case "done": return .done
    case "pause", "quit", "exit", "stop", ":q": return .pause
    case "list": return .list
    case "undo": return draft.removeLast().map(Step.removed) ?? .nothingToRemove
    default: return add(text)
    }
  }

  /// Adds the remarks of a text, and returns what came of each.
  package mutating func take(_ lines: [String]) -> [Step] {
    reader.read(lines).map { add($0.text, $0) }
  }

  /// Notes how long was practised.
  package mutating func note(seconds: Double) {
    draft.note(seconds: seconds)
  }

  /// Returns the file that is to be read: `read notes.txt`, `read "my notes.txt"`.
  ///
  /// "read of the defaults in body" is a remark: the name of a file is one word, or ends like one.
  private static func file(in text: String) -> String? {
    let mark = "read "
    guard text.lowercased().hasPrefix(mark) else { return nil }
    let name = text.dropFirst(mark.count).trimmed
    let isQuoted = name.count > 2 && ["'", "\""].contains(name.first) && name.first == name.last
    if isQuoted { return String(name.dropFirst().dropLast()) }
    let isFile = !name.contains(" ") || name.hasSuffix(".txt") || name.hasSuffix(".md")
    return isFile ? name : nil
  }

  private mutating func add(_ text: String, _ entry: RemarkReader.Entry? = nil) -> Step {
    guard let entry = entry ?? reader.entry(from: text) else { return .help }
    if entry.doubts.contains(.noWords) { return .wordless(doubts: entry.doubts) }
    draft.add(text)
    return .added(
      number: draft.remarks.count,
      places: entry.remark.places,
      doubts: entry.doubts
    )
  }
}
