/// How well a learner answered a question, by their own judgement.
package enum Mark: Int, Hashable, Sendable, Codable, CaseIterable {
  case missed = 1
  case partly = 2
  case well = 3

  /// Reads a mark the way it is typed: `1`, `missed`, `missed it` or `1 missed it`.
  package init?(typed text: String) {
    let typed = text.trimmed.lowercased()
    guard let mark = Self.allCases.first(where: { $0.spellings.contains(typed) }) else {
      return nil
    }
    self = mark
  }

  private var spellings: [String] {
    let word = words.prefix { $0 != " " }
    return ["\(rawValue)", String(word), words, "\(rawValue) \(words)"]
  }

  /// The mark in a word or two.
  package var words: String {
    switch self {
    case .missed: "missed it"
    case .partly: "partly"
    case .well: "well"
    }
  }
}
