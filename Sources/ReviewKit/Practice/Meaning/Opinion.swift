/// Which sentences of a remark say that something is as it should be.
struct Opinion: Sendable {
  /// The numbers of the sentences that approve of what they are about.
  private(set) var approving: Set<Int> = []
  /// The numbers of the sentences that approve of it within limits: "fine for a few hundred".
  private(set) var limited: Set<Int> = []

  private let reading: Reading

  /// Forms the opinion that a text has.
  init(of reading: Reading) {
    self.reading = reading
    for run in approvals { take(run) }
    for sentence in 0..<reading.sentenceCount where isDenialOfTrouble(sentence) {
      approving.insert(sentence)
    }
  }

  /// Whether the text approves of what it says at some places.
  ///
  /// - Parameters:
  ///   - places: The places of the words in question.
  ///   - takesLimited: Whether approval within limits will do.
  /// - Returns: Whether most of the words stand in approving sentences, or the next one approves.
  func approves(of places: Set<Int>, takesLimited: Bool) -> Bool {
    let all = takesLimited ? approving.union(limited) : approving
    if places.isEmpty { return !all.isEmpty }
    let covered = places.count { all.contains(reading.tokens[$0].sentence) }
    if covered * 2 > places.count { return true }
    // "It captures self. That is fine": the approval is of the sentence before.
    return all.contains { sentence in
      places.contains { reading.tokens[$0].sentence == sentence - 1 }
        && reading.tokens.count { $0.sentence == sentence } <= Self.shortSentence
    }
  }

  /// How many words that carry meaning a sentence has at most that only approves.
  private static let shortSentence = 6

  // MARK: - Approval

  private static let approvals = Lexicon.approvals.map { Phrase($0, isExact: true) }
  private static let verdicts = ["good", "right", "well", "like", "bueno"].map {
    Phrase($0, isExact: true)
  }
  private static let copulas: Set<String> = [
    "i", "is", "are", "was", "look", "looks", "seem", "seems", "all", "its", "that's", "it's", "es",
  ]

  /// Where something is approved of.
  ///
  /// "Good" and "right" do it only after a verb such as "is", and "like" after "I": not in "gone for
  /// good" or "a list like this".
  private var approvals: [[Int]] {
    let verdicts = Self.verdicts.flatMap { $0.occurrences(in: reading.words) }.filter { run in
      run.contains { Self.copulas.contains(reading.tokens[$0].previous) }
    }
    return verdicts + Self.approvals.flatMap { $0.occurrences(in: reading.words) }
  }

  private mutating func take(_ run: [Int]) {
    guard let first = run.first, let last = run.last else { return }
    let sentence = reading.tokens[first].sentence
    if isReserved(after: last) || isConditional(before: first) { return }
    if reading.denied.contains(first) || reading.isQuestion(sentence) { return }
    if isLimited(after: last) {
      limited.insert(sentence)
    } else {
      approving.insert(sentence)
    }
  }

  // MARK: - What takes it back

  private static let reservations = Lexicon.reservations.map { Phrase($0, isExact: true) }
  private static let conditions = [
    "if", "otherwise", "rest", "though", "although", "even", "aunque",
  ]
  .map { Phrase($0, isExact: true) }
  private static let wishes = ["would", "could", "might", "should"]
    .map { Phrase($0, isExact: true) }
  /// What is no wish even after "would".
  private static let plainApprovals: Set<String> = ["fine", "ok", "okay", "acceptable"]
  private static let limits = [
    "small", "few", "hundred", "hundreds", "dozen", "now", "today", "pocos",
  ]
  .map { Phrase($0, isExact: true) }

  private func places(of phrases: [Phrase]) -> [Int] {
    phrases.flatMap { $0.occurrences(in: reading.words) }.compactMap(\.first)
  }

  /// "It is fine, but": in the same sentence, or as the first word of a later one.
  private func isReserved(after place: Int) -> Bool {
    places(of: Self.reservations).contains {
      $0 > place
        && (reading.tokens[$0].sentence == reading.tokens[place].sentence
          || reading.isFirstOfSentence($0))
    }
  }

  /// "If it is fine", "it would be good".
  private func isConditional(before place: Int) -> Bool {
    let isPlain = Self.plainApprovals.contains(reading.tokens[place].word.plain)
    return places(of: isPlain ? Self.conditions : Self.conditions + Self.wishes).contains {
      (place - Reading.reach..<place).contains($0)
        && reading.tokens[$0].sentence == reading.tokens[place].sentence
    }
  }

  /// "Fine for a few hundred", "ok at 300".
  private func isLimited(after place: Int) -> Bool {
    let words = reading.tokens.indices.dropFirst(place + 1).prefix(Reading.reach)
    let limits = places(of: Self.limits)
    return words.contains {
      limits.contains($0) || reading.tokens[$0].word.plain.first?.isNumber == true
    }
  }

  /// Whether a sentence says that some trouble does not occur, and nothing else is wrong.
  private func isDenialOfTrouble(_ sentence: Int) -> Bool {
    let places = reading.tokens.indices.filter { reading.tokens[$0].sentence == sentence }
    let troubles = places.filter(reading.isTrouble)
    return !troubles.isEmpty && troubles.allSatisfy { reading.denied.contains($0) }
      && !reading.isQuestion(sentence) && !reading.demands(in: sentence)
  }
}
