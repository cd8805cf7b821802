/// Something that a key listens for in a remark: parts that all have to be said.
///
/// Every command reads keys, and few listen. So a cue is kept as it is written, and taken apart when
/// somebody listens.
package struct Cue: Hashable, Sendable {
  /// The cue as the key has it: `relaunch + lost | gone`.
  package let text: String
  /// Whether it counts only in a remark about the finding's own place.
  package let isNear: Bool

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

  /// The parts, each with the ways to say it.
  package var parts: [[Alternative]] {
    text.split(separator: "+").map { part in
      part.split(separator: "|").map { Alternative(reading: $0.trimmed) }
    }
  }
}

extension Cue {
  /// Reads the cues of a field: `relaunch + lost | gone; not persist; near: in memory`.
  ///
  /// - Parameter field: The field's text.
  /// - Returns: The cues; nothing where a part is empty.
  static func all(in field: String) -> [Cue]? {
    var cues: [Cue] = []
    for text in field.utf8.split(separator: UInt8(ascii: ";")) {
      let text = Substring(text).trimmed
      if text.isEmpty { continue }
      guard let cue = Cue(text) else { return nil }
      cues.append(cue)
    }
    return cues.isEmpty ? nil : cues
  }

  private init?(_ text: String) {
    let mark = "near:"
    isNear = text.hasPrefix(mark)
    self.text = isNear ? text.dropFirst(mark.count).trimmed : text
    guard Self.isComplete(self.text) else { return nil }
  }

  /// Whether something stands before and after each separator.
  private static func isComplete(_ text: String) -> Bool {
    var hasWord = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "|"):
        if !hasWord { return false }
        hasWord = false
      case UInt8(ascii: " "): continue
      default: hasWord = true
      }
    }
    return hasWord
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
