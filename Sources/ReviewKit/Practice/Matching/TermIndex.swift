/// Texts by their terms, to compare another text with all of them at once.
struct TermIndex: Sendable {
  private let count: Int
  private let rarity: [String: Double]
  private let unknown: Double
  /// For each term, the texts that it occurs in and what it weighs there.
  private var occurrences: [String: [(text: Int, weight: Double)]] = [:]

  /// Indexes texts.
  ///
  /// - Parameters:
  ///   - texts: How often each term occurs in each text.
  ///   - takesUnknown: Whether terms that occur in none of the texts count as the rarest ones do, and
  ///     so make a text that has them less alike to all.
  init(_ texts: [[String: Double]], takesUnknown: Bool) {
    count = texts.count
    let rarity = TermVector.rarity(among: texts)
    let unknown = takesUnknown ? rarity.values.max() ?? 0 : 0
    self.rarity = rarity
    self.unknown = unknown
    for (text, terms) in texts.enumerated() {
      for (term, weight) in TermVector(terms, rarity: rarity, unknown: unknown).weights {
        occurrences[term, default: []].append((text, weight))
      }
    }
  }

  /// Returns for each text the cosine of the angle to one with some terms, from 0 to 1.
  func likenesses(to terms: [String: Double]) -> [Double] {
    var likenesses = Array(repeating: 0.0, count: count)
    for (term, weight) in TermVector(terms, rarity: rarity, unknown: unknown).weights {
      for (text, other) in occurrences[term] ?? [] { likenesses[text] += weight * other }
    }
    return likenesses
  }

  /// Returns how rare a term is among the texts; 0 where it occurs in none.
  func rarity(of term: String) -> Double { rarity[term] ?? 0 }

  /// Whether a term occurs in a text.
  func has(_ term: String, in text: Int) -> Bool {
    occurrences[term]?.contains { $0.text == text } ?? false
  }
}
