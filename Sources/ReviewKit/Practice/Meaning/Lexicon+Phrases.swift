extension Lexicon {
  /// The variants of each concept, to look for.
  static let phrases = concepts.mapValues { $0.map { Phrase($0) } }

  /// The phrases that begin with a word, by its stems, each with its concept.
  static let phrasesByStem: [String: [(concept: String, phrase: Phrase)]] = {
    var index: [String: [(concept: String, phrase: Phrase)]] = [:]
    for (concept, phrases) in phrases {
      for phrase in phrases {
        guard let first = phrase.words.first else { continue }
        for stem in Set([first.english, first.spanish]) {
          index[stem, default: []].append((concept, phrase))
        }
      }
    }
    return index
  }()
}
