/// The words that are listened for, to tell a slip of the pen from another word.
struct Vocabulary: Sendable {
  private var stems: Set<String> = Set(Lexicon.lookalikes.flatMap { [Word($0).english] })
  private var longWords: [UInt8: [Word]] = [:]

  /// From which length on a word is known in spite of a slip: in a short one another letter makes
  /// another word.
  private static let length = 7

  /// Creates a vocabulary.
  ///
  /// - Parameters:
  ///   - words: The words that are listened for.
  ///   - others: Other words that people use, and that are no slips.
  init(_ words: some Sequence<Word>, others: some Sequence<Word> = []) {
    for word in others { stems.formUnion([word.english, word.spanish]) }
    // The order decides where a slip could mean either of two words.
    for word in Set(words).sorted(by: { $0.plain < $1.plain }) {
      stems.formUnion([word.english, word.spanish])
      if word.plain.utf8.count >= Self.length, let initial = word.plain.utf8.first {
        longWords[initial, default: []].append(word)
      }
    }
  }

  /// Returns the word that is meant: the one that is written, unless only a slip of the pen tells it
  /// from one of the vocabulary.
  func meant(by word: Word) -> Word {
    guard word.plain.utf8.count >= Self.length, let initial = word.plain.utf8.first,
      !stems.contains(word.english), !stems.contains(word.spanish)
    else { return word }
    let letters = Array(word.plain.utf8)
    let match = longWords[initial]?.first { other in
      let others = Array(other.plain.utf8)
      return letters.count >= others.count
        ? Self.isOneSlipApart(letters, others) : Self.isOneSlipApart(others, letters)
    }
    return match ?? word
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
