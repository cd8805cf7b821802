/// How much a remark's words are those of a finding's text in the key, and of no other finding's.
struct Likeness: Sendable {
  private let vectors: [TermVector]
  private let rarity: [String: Double]

  /// Takes the texts of an exercise's findings in.
  init(texts: [String]) {
    let terms = texts.map { TermVector.terms(in: WordIndex(WordReader.read($0).tokens)) }
    let rarity = TermVector.rarity(among: terms)
    self.rarity = rarity
    vectors = terms.map { TermVector($0, rarity: rarity) }
  }

  /// Returns for each finding how alike its text and a remark with some terms are, from 0 to 1.
  func scores(of terms: [String: Double]) -> [Double] {
    let remark = TermVector(terms, rarity: rarity)
    return vectors.map(remark.cosine)
  }
}
