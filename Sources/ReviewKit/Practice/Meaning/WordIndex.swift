/// The words of a text with an index of where each stands, so that thousands of phrases can be looked
/// for in it.
struct WordIndex: Hashable, Sendable {
  /// The words that carry meaning, in order.
  let tokens: [WordReader.Token]
  /// The stems of the words, in either language.
  private(set) var stems: Set<String> = []
  private var placesOfEnglish: [String: [Int]] = [:]
  private var placesOfSpanish: [String: [Int]] = [:]

  /// Indexes words.
  init(_ tokens: [WordReader.Token]) {
    self.tokens = tokens
    for (place, token) in tokens.enumerated() {
      placesOfEnglish[token.word.english, default: []].append(place)
      placesOfSpanish[token.word.spanish, default: []].append(place)
      stems.formUnion([token.word.english, token.word.spanish])
    }
  }

  /// Returns the places of a word's forms, in order.
  func places(of word: Word) -> [Int] {
    let places = placesOfEnglish[word.english] ?? []
    let others = (placesOfSpanish[word.spanish] ?? []).filter { !places.contains($0) }
    return others.isEmpty ? places : (places + others).sorted()
  }
}
