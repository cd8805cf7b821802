import Foundation

/// A word of a remark or of a cue, in the forms that are compared.
struct Word: Hashable, Sendable {
  /// The word in small letters without accents.
  let plain: String
  /// Its stem in English.
  let english: String
  /// Its stem in Spanish.
  let spanish: String

  /// Creates a word.
  init(_ text: String) {
    plain = Word.plain(text)
    english = Stemmer.english(plain)
    spanish = Stemmer.spanish(plain)
  }

  /// Returns a text in small letters without accents.
  static func plain(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).lowercased()
  }

  /// Whether two words are forms of one.
  func matches(_ other: Word) -> Bool {
    english == other.english || spanish == other.spanish
  }
}
