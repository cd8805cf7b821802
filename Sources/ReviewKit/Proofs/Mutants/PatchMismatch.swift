/// Why a diff block cannot be applied.
package struct PatchMismatch: Error, Hashable, Sendable {
  /// The file that the block names.
  package var file: String
  /// The number of the key's line that the hunk begins on.
  package var line: Int
  /// What is the matter.
  package var reason: Reason

  /// Creates the reason for a hunk, or for a file as a whole.
  package init(file: String, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// What can be the matter with a block.
  package enum Reason: Hashable, Sendable {
    /// There is no such file.
    case noFile
    /// A file that should be new is there.
    case isThere
    /// The hunk has no kept or removed line to find its place by.
    case saysNoPlace
    /// A line does not stand where the rest of the hunk does.
    case notFound(wanted: String, nearest: Line?)
    /// The lines stand in two places, which begin on these lines.
    case foundTwice(Int, Int)
    /// Two hunks want the same lines.
    case overlaps
  }

  /// A line of the file.
  package struct Line: Hashable, Sendable {
    /// Its number.
    package var number: Int
    /// Its text; none past the end of the file.
    package var text: String?

    /// Creates a line.
    package init(number: Int, text: String?) {
      self.number = number
      self.text = text
    }
  }

  /// What is the matter, as a sentence about a file in a folder.
  package func sentence(in folder: String) -> String {
    let path = "\(folder)/\(file)"
    switch reason {
    case .noFile: return "There is no \(path)."
    case .isThere: return "The diff adds \(path), which is there already."
    case .saysNoPlace:
      return "A part of the diff for \(file) has only added lines, which say no place."
    case .notFound(let wanted, nil):
      return "Nothing like `\(wanted.trimmed)` stands in \(path)."
    case .notFound(let wanted, let nearest?):
      let there =
        nearest.text.map { $0.trimmed.isEmpty ? "an empty line" : "`\($0.trimmed)`" }
        ?? "the end of the file"
      if let text = nearest.text, text != wanted, text.trimmed == wanted.trimmed {
        return "`\(wanted.trimmed)` is indented another way in \(path):\(nearest.number)."
      }
      return "`\(wanted.trimmed)` does not stand in \(path); the nearest place has "
        + "\(there) in line \(nearest.number)."
    case .foundTwice(let first, let second):
      return "The lines stand twice in \(path), from lines \(first) and \(second) on."
    case .overlaps: return "Two parts of the diff for \(file) want to change the same lines."
    }
  }

  /// What to do about it, as a sentence.
  package var remedy: String {
    switch reason {
    case .noFile: "Name a file of the code that the diff is made to."
    case .isThere: "Name the file in the header instead of /dev/null."
    case .saysNoPlace: "Add a line of context before or after them."
    case .notFound: "Copy the lines from the file as they are, and change only what has to change."
    case .foundTwice: "Add a line of context that stands in one of the two places only."
    case .overlaps: "Make one part of the two."
    }
  }
}
