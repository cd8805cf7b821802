/// Finds out which finding each remark of a review is about.
package struct Matcher: Sendable {
  private let profiles: [FindingProfile]
  private let likeness: Likeness
  private let precedents: Precedents
  private let vocabulary: Vocabulary

  /// Creates a matcher for an exercise.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - translations: The key in other languages; a remark may be in any of them.
  ///   - precedents: Remarks on the exercise that were judged by hand.
  ///   - code: The lines of the files under review as shipped, by file name.
  package init(
    key: Key,
    translations: [Key] = [],
    precedents: [LabelledRemark] = [],
    code: [String: [String]]
  ) {
    let keys = [key] + translations
    let versions = key.findings.map { finding in keys.compactMap { $0.finding(finding.number) } }
    profiles = versions.compactMap { FindingProfile($0, code: code) }
    let texts = versions.map { WordReader.read($0.map(\.words).joined(separator: "\n")).tokens }
    likeness = Likeness(texts)
    self.precedents = Precedents(
      precedents,
      reader: RemarkReader(lineCounts: code.mapValues(\.count))
    )
    vocabulary = Vocabulary(
      texts.joined().map(\.word) + profiles.flatMap(\.words)
        + Lexicon.phrases.values.joined().flatMap(\.words),
      others: self.precedents.words
    )
  }

  /// What came of a remark.
  package enum Outcome: Hashable, Sendable {
    /// It is about a finding, as no other remark is.
    case match(Match)
    /// It is about a finding that another remark, by its index, is about as well.
    case duplicate(Match, of: Int)
    /// It is about nothing in the key.
    case none
  }

  /// Returns what each remark of a review is about.
  ///
  /// Each remark is given at most one finding and each finding at most one remark, so that the sum
  /// of the scores is the largest there can be.
  ///
  /// - Parameters:
  ///   - remarks: The remarks.
  ///   - precedent: A remark that was judged by hand and is not to be compared with, to find out how
  ///     well the matcher does without knowing it.
  /// - Returns: The outcomes, in the order of the remarks.
  package func outcomes(
    of remarks: [Remark],
    leavingOut precedent: LabelledRemark? = nil
  ) -> [Outcome] {
    let candidates = remarks.map { matches(for: $0, leavingOut: precedent) }
    let numbers = profiles.map(\.number)
    let scores = candidates.map { matches in
      let best = matches.values.map(\.strength).max() ?? 0
      return numbers.map { number -> Double? in
        // A second remark on one finding is no reason to take it for one on another.
        matches[number].flatMap { $0.strength >= best - Self.leeway ? $0.score : nil }
      }
    }
    var columns = Assignment.best(scores)
    // Of two remarks on one finding the first counts, whichever says it better.
    for index in columns.indices where columns[index] == nil {
      guard
        let column = Self.best(candidates[index]).flatMap({ numbers.firstIndex(of: $0.finding) }),
        let later = columns[(index + 1)...].firstIndex(of: column)
      else { continue }
      columns.swapAt(index, later)
    }
    return candidates.indices.map { index in
      if let column = columns[index], let match = candidates[index][numbers[column]] {
        return .match(match)
      }
      guard let best = Self.best(candidates[index]),
        let column = numbers.firstIndex(of: best.finding),
        let other = columns.firstIndex(of: column)
      else { return .none }
      return .duplicate(best, of: other)
    }
  }

  private static func best(_ matches: [Int: Match]) -> Match? {
    matches.values.max { ($0.strength, $1.finding) < ($1.strength, $0.finding) }
  }

  /// How much weaker than its strongest a remark's match with another finding may be.
  private static let leeway = 0.7

  /// Returns the findings that a remark may be about, by number.
  private func matches(
    for remark: Remark,
    leavingOut precedent: LabelledRemark?
  ) -> [Int: Match] {
    let reading = Reading(remark.text, knowing: vocabulary)
    let opinion = Opinion(of: reading)
    var matches: [Int: Match] = [:]
    for (profile, evidence) in zip(profiles, evidences(remark, reading, leavingOut: precedent))
    where evidence.isEnough {
      guard let stance = stance(profile, evidence, reading, opinion) else { continue }
      matches[evidence.finding] = match(evidence, stance, reading)
    }
    return matches
  }

  private func match(
    _ evidence: Evidence,
    _ stance: Match.Stance,
    _ reading: Reading
  ) -> Match {
    let isHeard = evidence.cueCount > 0
    let closest = evidence.precedents.closest(evidence.finding)
    return Match(
      finding: evidence.finding,
      stance: stance,
      words: isHeard ? reading.sources(at: evidence.heardAt) : evidence.sharedWords,
      precedent: isHeard ? nil : closest.flatMap { $0.likeness >= Self.telling ? $0.text : nil },
      place: evidence.nearness.reason,
      score: evidence.score,
      strength: evidence.strength
    )
  }

  /// From which likeness on an earlier remark is told as the reason of a match.
  private static let telling = 0.2

  private func evidences(
    _ remark: Remark,
    _ reading: Reading,
    leavingOut precedent: LabelledRemark?
  ) -> [Evidence] {
    let terms = TermVector.terms(in: reading.words)
    let likenesses = likeness.scores(of: terms)
    let comparison = precedents.comparison(of: terms, leavingOut: precedent)
    return profiles.indices.map { index in
      var evidence = profiles[index].evidence(remark, reading)
      evidence.likeness = likenesses[index]
      evidence.otherLikeness =
        likenesses.enumerated().filter { $0.offset != index }
        .map(\.element).max() ?? 0
      evidence.sharedWords = likeness.sharedWords(of: reading, withTextAt: index)
      evidence.precedents = comparison
      return evidence
    }
  }

  /// Returns what a remark says about a finding; nothing where it says that a bug is none.
  private func stance(
    _ profile: FindingProfile,
    _ evidence: Evidence,
    _ reading: Reading,
    _ opinion: Opinion
  ) -> Match.Stance? {
    let approves = opinion.approves(of: evidence.heardAt, takesLimited: profile.isHarmless)
    guard profile.isHarmless else { return approves ? nil : .problem }
    let isExcused = profile.isExcused(in: reading)
    if approves || (isExcused && !reading.complains) {
      return isExcused || reading.hasReason ? .fineForReason : .fine
    }
    return .problem
  }
}

extension Key.Finding {
  /// All that the key says about it.
  fileprivate var words: String {
    let cues = listensFor.flatMap(\.parts).joined().map(\.text)
    return ([title] + prose.map(\.words) + hints + cues).joined(separator: "\n")
  }
}

extension MarkdownBlock {
  fileprivate var words: String {
    switch self {
    case .paragraph(let text), .quotation(let text): text
    case .bullets(let items), .numbers(let items): items.map(\.text).joined(separator: "\n")
    case .table, .fence: ""
    }
  }
}
