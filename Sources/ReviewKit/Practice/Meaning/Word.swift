import Foundation

/// A word of a remark or of a cue, in the forms that are compared.
struct Word: Hashable, Sendable {
  /// The word as it was written.
  let text: String
  /// It in small letters without accents.
  let plain: String
  /// Its stem in English.
  let english: String
  /// Its stem in Spanish.
  let spanish: String
  /// Its letters, where it is long enough to be known in spite of a slip of the pen.
  ///
  /// In a short word another letter makes another word.
  private let letters: [UInt8]?

  /// Creates a word.
  init(_ text: String) {
    self.text = text
    plain = Word.plain(text)
    english = Stemmer.english(plain)
    spanish = Stemmer.spanish(plain)
    letters = plain.utf8.count >= 7 ? Array(plain.utf8) : nil
  }

  /// Returns a text in small letters without accents.
  static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
  }

  /// Whether the word is long enough to be known in spite of a slip of the pen.
  var isLong: Bool { letters != nil }

  /// Whether two words are forms of one, or one is the other with a slip of the pen.
  func matches(_ other: Word) -> Bool {
    if english == other.english || spanish == other.spanish { return true }
    guard let letters, let others = other.letters, letters[0] == others[0] else { return false }
    return letters.count >= others.count
      ? Word.isOneSlipApart(letters, others) : Word.isOneSlipApart(others, letters)
  }

  /// Whether one letter too many, another, or two in the wrong order tell two words apart.
  private static func isOneSlipApart(_ long: [UInt8], _ short: [UInt8]) -> Bool {
    guard long.count - short.count <= 1 else { return false }
    let start = zip(long, short).prefix { $0 == $1 }.count
    let (longRest, shortRest) = (long[start...], short[start...])
    if long.count > short.count { return longRest.dropFirst().elementsEqual(shortRest) }
    if longRest.dropFirst().elementsEqual(shortRest.dropFirst()) { return true }
    return longRest.count > 1 && longRest.prefix(2).reversed().elementsEqual(shortRest.prefix(2))
      && longRest.dropFirst(2).elementsEqual(shortRest.dropFirst(2))
  }
}
