import Foundation

/// How much a remark's words are those of a finding's text in the key, and of no other finding's.
struct Likeness: Sendable {
  /// For each finding, the weight of each stem in its text.
  private let vectors: [[String: Double]]
  private let rarity: [String: Double]

  /// Takes the texts of an exercise's findings in.
  init(texts: [String]) {
    let counts = texts.map { Self.terms(in: WordIndex(WordReader.read($0).tokens)) }
    var spread: [String: Double] = [:]
    for count in counts { for stem in count.keys { spread[stem, default: 0] += 1 } }
    rarity = spread.mapValues { log(1 + Double(texts.count) / $0) }
    let weights = rarity
    vectors = counts.map { count in
      count.reduce(into: [:]) { $0[$1.key] = (1 + log($1.value)) * (weights[$1.key] ?? 0) }
    }
  }

  /// Returns for each finding the cosine between its text and a reading, from 0 to 1.
  func scores(of reading: Reading) -> [Double] {
    let remark = Self.terms(in: reading.words).reduce(into: [String: Double]()) {
      $0[$1.key] = rarity[$1.key] ?? 0
    }
    let length = Self.length(remark)
    return vectors.map { vector in
      let product = remark.reduce(0) { $0 + $1.value * (vector[$1.key] ?? 0) }
      let lengths = length * Self.length(vector)
      return lengths > 0 ? product / lengths : 0
    }
  }

  /// The words by their stems, and the concepts that they speak of by their names.
  private static func terms(in words: WordIndex) -> [String: Double] {
    var terms: [String: Double] = [:]
    for token in words.tokens { terms[token.word.english, default: 0] += 1 }
    for (name, phrases) in Lexicon.phrases {
      let count = phrases.count { !$0.occurrences(in: words).isEmpty }
      if count > 0 { terms["#\(name)"] = Double(count) }
    }
    return terms
  }

  private static func length(_ vector: [String: Double]) -> Double {
    vector.values.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}
