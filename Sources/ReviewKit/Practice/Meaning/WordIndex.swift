/// The words of a text with an index of where each stands, so that thousands of phrases can be looked
/// for in it.
struct WordIndex: Hashable, Sendable {
  /// The words that carry meaning, in order.
  let tokens: [WordReader.Token]
  private var placesOfEnglish: [String: [Int]] = [:]
  private var placesOfSpanish: [String: [Int]] = [:]
  /// The places of words that are known in spite of a slip of the pen.
  private var longPlaces: [Int] = []

  /// Indexes words.
  init(_ tokens: [WordReader.Token]) {
    self.tokens = tokens
    for (place, token) in tokens.enumerated() {
      placesOfEnglish[token.word.english, default: []].append(place)
      placesOfSpanish[token.word.spanish, default: []].append(place)
      if token.word.isLong { longPlaces.append(place) }
    }
  }

  /// Returns the places of a word's forms, in order.
  func places(of word: Word) -> [Int] {
    var places = placesOfEnglish[word.english] ?? []
    var others = placesOfSpanish[word.spanish] ?? []
    if word.isLong { others += longPlaces.filter { tokens[$0].word.matches(word) } }
    others.removeAll(where: places.contains)
    if others.isEmpty { return places }
    places += others
    return Set(places).sorted()
  }
}
