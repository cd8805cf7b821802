/// Something that a key listens for in a remark: parts that all have to be said.
package struct Cue: Hashable, Sendable {
  /// The parts, each with the ways to say it.
  package var parts: [[Alternative]]
  /// Whether it counts only in a remark about the finding's own place.
  package var isNear: Bool

  /// Creates a cue.
  package init(parts: [[Alternative]], isNear: Bool = false) {
    self.parts = parts
    self.isNear = isNear
  }

  /// A way to say a part of a cue.
  package struct Alternative: Hashable, Sendable {
    /// A word, a phrase, or the name of a concept of the lexicon.
    package var text: String
    /// Whether it has to be denied, missing or asked for.
    package var isDenied: Bool

    /// Creates a way to say something.
    package init(_ text: String, isDenied: Bool = false) {
      self.text = text
      self.isDenied = isDenied
    }
  }
}

extension Cue {
  /// Reads the cues of a field: `relaunch + lost | gone; not persist; near: in memory`.
  ///
  /// - Returns: The cues; nothing where a part is empty.
  static func all(in field: String) -> [Cue]? {
    var cues: [Cue] = []
    for text in field.split(separator: ";").map(\.trimmed) where !text.isEmpty {
      guard let cue = Cue(text) else { return nil }
      cues.append(cue)
    }
    return cues.isEmpty ? nil : cues
  }

  private init?(_ text: String) {
    let mark = "near:"
    let isNear = text.hasPrefix(mark)
    let body = isNear ? String(text.dropFirst(mark.count)) : text
    var parts: [[Alternative]] = []
    for part in body.split(separator: "+", omittingEmptySubsequences: false) {
      let words = part.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmed)
      guard !words.contains("") else { return nil }
      parts.append(words.map(Alternative.init(reading:)))
    }
    self.init(parts: parts, isNear: isNear)
  }
}

extension Cue.Alternative {
  /// Reads `not saved` as the denial of "saved", unless the lexicon knows the phrase as a whole.
  fileprivate init(reading text: String) {
    let mark = "not "
    if text.hasPrefix(mark), Lexicon.concepts[text] == nil {
      self.init(text.dropFirst(mark.count).trimmed, isDenied: true)
    } else {
      self.init(text)
    }
  }
}
