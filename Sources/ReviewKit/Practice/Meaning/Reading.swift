/// A text with what its words are said to be: denied, missing, asked for, or as they should be.
struct Reading: Sendable {
  /// The words that carry meaning, in order.
  let tokens: [WordReader.Token]
  /// The places of words that something before them denies.
  private(set) var denied: Set<Int> = []
  /// The places of words that are said to be missing.
  private(set) var missing: Set<Int> = []
  /// The places of words that are asked for.
  private(set) var demanded: Set<Int> = []
  /// The numbers of the sentences that approve of what they are about.
  private(set) var approving: Set<Int> = []

  private let text: WordReader.Text

  /// Reads a text.
  init(_ text: String) {
    self.text = WordReader.read(text)
    tokens = self.text.tokens
    findDenials()
    findDemands()
    findApprovals()
  }

  /// Whether a phrase at a place of the text is denied, missing or asked for.
  func isWanting(_ run: [Int]) -> Bool {
    run.contains { denied.contains($0) || missing.contains($0) || demanded.contains($0) }
  }

  // MARK: - Denied and asked for

  /// How far a denial reaches, in words that carry meaning.
  private static let reach = 4

  private static let denials = Lexicon.denials.map { Phrase($0, isExact: true) }
  private static let laterDenials = Lexicon.laterDenials.map { Phrase($0, isExact: true) }
  private static let demands = Lexicon.demands.map { Phrase($0, isExact: true) }
  private static let neutralizers = ["only", "just", "prevent", "prevents", "stops", "avoid", "guarantees"]
    .map { Phrase($0, isExact: true) }

  private mutating func findDenials() {
    let neutral = Set(Self.neutralizers.flatMap { $0.occurrences(in: tokens) }.flatMap(\.self))
    for run in Self.denials.flatMap({ $0.occurrences(in: tokens) }) {
      guard let last = run.last, !neutral.contains(last + 1) else { continue }
      for place in places(after: last, upTo: Self.reach) { denied.insert(place) }
    }
    for run in Self.laterDenials.flatMap({ $0.occurrences(in: tokens) }) {
      guard let first = run.first else { continue }
      let start = max(0, first - Self.reach)
      for place in start..<first where tokens[place].clause == tokens[first].clause {
        missing.insert(place)
      }
    }
  }

  private mutating func findDemands() {
    for run in Self.demands.flatMap({ $0.occurrences(in: tokens) }) {
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

  private func isFirstOfSentence(_ place: Int) -> Bool {
    place == 0 || tokens[place - 1].sentence != tokens[place].sentence
  }

  private func places(after place: Int, upTo count: Int) -> [Int] {
    tokens.indices.dropFirst(place + 1).prefix(count).filter {
      tokens[$0].clause == tokens[place].clause
    }
  }

  // MARK: - As it should be

  private static let approvals = Lexicon.approvals.map { Phrase($0, isExact: true) }
  private static let reservations = Lexicon.reservations.map { Phrase($0, isExact: true) }
  private static let conditions = ["if", "otherwise", "rest"].map { Phrase($0, isExact: true) }
  private static let wishes = ["would", "could", "might", "should"]
    .map { Phrase($0, isExact: true) }
  /// What is no wish even after "would".
  private static let plainApprovals: Set<String> = ["fine", "ok", "okay", "acceptable"]

  private mutating func findApprovals() {
    let reserved = Self.reservations.flatMap { $0.occurrences(in: tokens) }.compactMap(\.first)
    let conditions = Self.conditions.flatMap { $0.occurrences(in: tokens) }.compactMap(\.first)
    let wishes = Self.wishes.flatMap { $0.occurrences(in: tokens) }.compactMap(\.first)
    for run in Self.approvals.flatMap({ $0.occurrences(in: tokens) }) {
      guard let first = run.first, let last = run.last else { continue }
      let sentence = tokens[first].sentence
      let isReserved = reserved.contains { place in
        place > last && (tokens[place].sentence == sentence || isFirstOfSentence(place))
      }
      let isPlain = Self.plainApprovals.contains(tokens[first].word.plain)
      let isConditional = (isPlain ? conditions : conditions + wishes).contains { place in
        place < first && place >= first - Self.reach && tokens[place].sentence == sentence
      }
      let isDenied = denied.contains(first)
      if !isReserved, !isConditional, !isDenied, !text.questions.contains(sentence) {
        approving.insert(sentence)
      }
    }
    for sentence in 0..<text.sentenceCount where isDenialOfTrouble(sentence) {
      approving.insert(sentence)
    }
  }

  /// Whether a sentence says that some trouble does not occur, and nothing else is wrong.
  private func isDenialOfTrouble(_ sentence: Int) -> Bool {
    let troubles = tokens.indices.filter {
      tokens[$0].sentence == sentence && Phrase.troubles.contains(tokens[$0].word.english)
    }
    return !troubles.isEmpty && troubles.allSatisfy { denied.contains($0) }
      && !text.questions.contains(sentence)
      && !tokens.indices.contains { tokens[$0].sentence == sentence && demanded.contains($0) }
  }

  /// Whether the text approves of what it says at some places.
  func approves(of places: Set<Int>) -> Bool {
    let sentences = Set(places.map { tokens[$0].sentence })
    if sentences.isEmpty { return !approving.isEmpty }
    if !sentences.isDisjoint(with: approving) { return true }
    // "It captures self. That is fine": the approval is of the sentence before.
    return approving.contains { sentence in
      sentences.contains(sentence - 1) && tokens.count { $0.sentence == sentence } <= 6
    }
  }

  private static let reasons = Lexicon.reasons.map { Phrase($0, isExact: true) }

  /// Whether a reason is given.
  var hasReason: Bool {
    Self.reasons.contains { !$0.occurrences(in: tokens).isEmpty }
  }
}

extension Word {
  /// Whether the word may be a verb that asks for something.
  fileprivate var isImperative: Bool {
    !["tion", "ence", "ance", "ness", "ing", "ed", "s", "ity"].contains { plain.hasSuffix($0) }
  }
}
