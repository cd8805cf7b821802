/// A text with what its words are said to be: denied, missing, or asked for.
struct Reading: Sendable {
  /// The words that carry meaning, and where each stands.
  let words: WordIndex
  /// The places of words that something before them denies.
  private(set) var denied: Set<Int> = []
  /// The places of words that are said to be missing.
  private(set) var missing: Set<Int> = []
  /// The places of words that are asked for.
  private(set) var demanded: Set<Int> = []

  /// The words in order.
  var tokens: [WordReader.Token] { words.tokens }

  private let text: WordReader.Text

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - vocabulary: The words that are known in spite of a slip of the pen.
  init(_ text: String, knowing vocabulary: Vocabulary = Vocabulary([])) {
    self.text = WordReader.read(text, knowing: vocabulary)
    words = WordIndex(self.text.tokens)
    findDenials()
    findDemands()
  }

  /// Whether a phrase at a place of the text is denied, missing or asked for.
  func isWanting(_ run: [Int]) -> Bool {
    run.contains { denied.contains($0) || missing.contains($0) || demanded.contains($0) }
  }

  // MARK: - Denied and asked for

  /// How far a denial reaches, in words that carry meaning.
  static let reach = 4

  private static let denials = Lexicon.denials.map { Phrase($0, isExact: true) }
  private static let laterDenials = Lexicon.laterDenials.map { Phrase($0, isExact: true) }
  private static let demands = Lexicon.demands.map { Phrase($0, isExact: true) }
  private static let neutralizers = [
    "only", "just", "prevent", "prevents", "stops", "avoid", "guarantees",
  ]
  .map { Phrase($0, isExact: true) }

  private mutating func findDenials() {
    let neutral = Set(Self.neutralizers.flatMap { $0.occurrences(in: words) }.flatMap(\.self))
    for run in Self.denials.flatMap({ $0.occurrences(in: words) }) {
      guard let last = run.last, !neutral.contains(last + 1) else { continue }
      for place in places(after: last, upTo: Self.reach) { denied.insert(place) }
    }
    for run in Self.laterDenials.flatMap({ $0.occurrences(in: words) }) {
      guard let first = run.first else { continue }
      let start = max(0, first - Self.reach)
      for place in start..<first where tokens[place].clause == tokens[first].clause {
        missing.insert(place)
      }
    }
  }

  private mutating func findDemands() {
    for run in Self.demands.flatMap({ $0.occurrences(in: words) }) {
      guard let last = run.last else { continue }
      for place in tokens.indices.dropFirst(last + 1).prefix(Self.reach * 2)
      where tokens[place].sentence == tokens[last].sentence {
        demanded.insert(place)
      }
    }
    for place in tokens.indices {
      let isAsked = text.questions.contains(tokens[place].sentence)
      if isAsked || (isFirstOfSentence(place) && tokens[place].word.isImperative) {
        demanded.insert(place)
      }
    }
  }

  /// Whether a sentence asks for something by a word such as "should", which is not denied.
  func demands(in sentence: Int) -> Bool {
    Self.demands.flatMap { $0.occurrences(in: words) }.contains { run in
      run.contains { tokens[$0].sentence == sentence && !denied.contains($0) }
    }
  }

  private func places(after place: Int, upTo count: Int) -> [Int] {
    tokens.indices.dropFirst(place + 1).prefix(count).filter {
      tokens[$0].clause == tokens[place].clause
    }
  }

  // MARK: - The whole

  /// Returns what was written at some places, each once.
  func sources(at places: Set<Int>) -> [String] {
    var sources: [String] = []
    for place in places.sorted() where !sources.contains(tokens[place].source) {
      sources.append(tokens[place].source)
    }
    return sources
  }

  /// Whether a sentence is a question.
  func isQuestion(_ sentence: Int) -> Bool { text.questions.contains(sentence) }

  /// How many sentences there are.
  var sentenceCount: Int { text.sentenceCount }

  /// Whether a word is the first of its sentence.
  func isFirstOfSentence(_ place: Int) -> Bool {
    place == 0 || tokens[place - 1].sentence != tokens[place].sentence
  }

  private static let reasons = Lexicon.reasons.map { Phrase($0, isExact: true) }

  /// Whether a reason is given.
  var hasReason: Bool {
    Self.reasons.contains { !$0.occurrences(in: words).isEmpty }
  }

  /// Whether something is asked for, or some trouble is said to occur.
  var complains: Bool {
    (0..<sentenceCount).contains(where: demands)
      || tokens.indices.contains { isTrouble($0) && !denied.contains($0) }
  }

  /// Whether a word is one of trouble.
  func isTrouble(_ place: Int) -> Bool {
    Phrase.troubles.contains(tokens[place].word.english)
  }
}

extension Word {
  /// Whether the word may be a verb that asks for something.
  fileprivate var isImperative: Bool {
    !["tion", "ence", "ance", "ness", "ing", "ed", "s", "ity"].contains { plain.hasSuffix($0) }
  }
}
