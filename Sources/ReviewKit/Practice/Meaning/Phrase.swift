/// A word, or several in order, to look for in a text.
struct Phrase: Hashable, Sendable {
  /// The words that carry meaning, or all if none does.
  let words: [Word]
  /// The words written as one: `userdefaults`.
  private let joined: Word?
  /// Whether only the very words count, not their other forms.
  private let isExact: Bool

  /// How many other words may stand between two of a phrase.
  private static let gap = 2

  /// Creates a phrase from its words.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isExact: Whether only the very words count.
  init(_ text: String, isExact: Bool = false) {
    self.isExact = isExact
    let all = text.split(separator: " ").flatMap { WordReader.parts(of: String($0)) }.map(Word.init)
    let telling = all.filter { !Lexicon.fillers.contains($0.plain) }
    words = telling.isEmpty ? all : telling
    joined = words.count > 1 ? Word(words.map(\.plain).joined()) : nil
  }

  /// The stems of the words of trouble.
  static let troubles = Set(Lexicon.troubles.map { Word($0).english })

  /// Returns every run of a text's words that says the phrase, as their places in the text.
  func occurrences(in text: WordIndex) -> [[Int]] {
    guard let first = words.first else { return [] }
    var runs: [[Int]] = []
    for start in text.places(of: first) where isSaid(first, by: text.tokens[start].word) {
      if let run = run(from: start, in: text.tokens) { runs.append(run) }
    }
    if let joined {
      runs += text.places(of: joined).filter { text.tokens[$0].word.plain == joined.plain }.map {
        [$0]
      }
    }
    return runs
  }

  /// The stems that it may begin with in a text.
  var beginnings: [String] {
    [words.first, joined].compactMap(\.self).flatMap { [$0.english, $0.spanish] }
  }

  /// Whether the phrase is said from a place on where its first word is.
  func isSaid(from place: Int, in text: WordIndex) -> Bool {
    run(from: place, in: text.tokens) != nil
  }

  private func isSaid(_ word: Word, by other: Word) -> Bool {
    isExact ? word.plain == other.plain : word.matches(other)
  }

  private func run(from start: Int, in tokens: [WordReader.Token]) -> [Int]? {
    var run = [start]
    for word in words.dropFirst() {
      let from = (run.last ?? start) + 1
      let reach = tokens[from...].prefix(Self.gap + 1)
      guard let next = reach.firstIndex(where: { isSaid(word, by: $0.word) }),
        tokens[next].sentence == tokens[start].sentence,
        !isExact || tokens[next].clause == tokens[start].clause
      else { return nil }
      run.append(next)
    }
    return run
  }
}
