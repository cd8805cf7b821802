import Foundation

/// How much a remark's words are those of a finding's text in the key, and of no other finding's.
struct Likeness: Sendable {
  private let index: TermIndex

  /// The rarity of a word that stands in a third of the texts; more common ones tell nothing.
  private static let telling = log(4.0)

  /// Takes the texts of an exercise's findings in.
  init(_ texts: [[WordReader.Token]]) {
    index = TermIndex(
      texts.map { TermVector.terms(in: WordIndex($0)) },
      takesUnknown: false
    )
  }

  /// Returns for each finding how alike its text and a remark with some terms are, from 0 to 1.
  func scores(of terms: [String: Double]) -> [Double] {
    index.likenesses(to: terms)
  }

  /// Returns the telling words of a remark that a finding's text has too, the rarest first.
  func sharedWords(of reading: Reading, withTextAt place: Int) -> [String] {
    let tokens = reading.tokens.filter {
      index.has($0.word.english, in: place) && index.rarity(of: $0.word.english) > Self.telling
    }
    var seen: Set<String> = []
    return tokens.sorted { index.rarity(of: $0.word.english) > index.rarity(of: $1.word.english) }
      .filter { seen.insert($0.word.english).inserted }.prefix(3).map(\.source)
  }
}
