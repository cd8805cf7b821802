import Foundation

/// What a text speaks of, as weighted terms: its words by their stems, pairs of neighbours, and the
/// concepts of the lexicon.
struct TermVector: Sendable {
  /// The terms' weights; all together have the length 1.
  let weights: [String: Double]

  /// Creates a vector in which rare terms weigh more.
  ///
  /// - Parameters:
  ///   - terms: How often each term occurs in the text.
  ///   - rarity: How rare each term is among all texts.
  ///   - unknown: The rarity of terms that occur in no other text.
  init(_ terms: [String: Double], rarity: [String: Double], unknown: Double = 0) {
    let raw = terms.reduce(into: [String: Double]()) {
      $0[$1.key] = (1 + log($1.value)) * (rarity[$1.key] ?? unknown)
    }
    let length = raw.values.reduce(0) { $0 + $1 * $1 }.squareRoot()
    weights = length > 0 ? raw.mapValues { $0 / length } : [:]
  }

  /// Returns how often each term occurs in a text.
  static func terms(in words: WordIndex) -> [String: Double] {
    var terms: [String: Double] = [:]
    for (place, token) in words.tokens.enumerated() {
      terms[token.word.english, default: 0] += 1
      if place > 0 {
        terms["\(words.tokens[place - 1].word.english) \(token.word.english)", default: 0] += 1
      }
    }
    for (concept, count) in concepts(in: words) { terms["#\(concept)"] = Double(count) }
    return terms
  }

  /// Returns in how many ways each concept is spoken of.
  private static func concepts(in words: WordIndex) -> [String: Int] {
    var ways: [String: Set<Phrase>] = [:]
    for (place, token) in words.tokens.enumerated() {
      for stem in Set([token.word.english, token.word.spanish]) {
        for (concept, phrase) in Lexicon.phrasesByStem[stem] ?? []
        where phrase.isSaid(from: place, in: words) {
          ways[concept, default: []].insert(phrase)
        }
      }
    }
    return ways.mapValues(\.count)
  }

  /// Returns how rare each term is among some texts.
  static func rarity(among texts: [[String: Double]]) -> [String: Double] {
    var spread: [String: Double] = [:]
    for text in texts { for term in text.keys { spread[term, default: 0] += 1 } }
    return spread.mapValues { log(1 + Double(texts.count) / $0) }
  }
}
