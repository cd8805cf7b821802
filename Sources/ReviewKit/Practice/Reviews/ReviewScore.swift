/// What a review that was handed in comes to.
package struct ReviewScore: Hashable, Sendable {
  /// The exercise's key.
  package let key: Key
  /// The remarks, in the order in which they were made.
  package let remarks: [Remark]
  /// What each turned out to be about.
  package let outcomes: [Matcher.Outcome]
  /// What the learner says about remarks that are about nothing in the key, by index.
  package var answers: [Int: Answer]

  /// Creates the score of a review.
  package init(
    key: Key,
    remarks: [Remark],
    outcomes: [Matcher.Outcome],
    answers: [Int: Answer] = [:]
  ) {
    self.key = key
    self.remarks = remarks
    self.outcomes = outcomes
    self.answers = answers
  }

  /// What a learner says about a remark that is not in the key.
  package enum Answer: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is true of the code.
    case isTrue = "true"
    /// It was a misunderstanding.
    case misunderstanding
  }

  /// How a remark counts.
  package enum Standing: String, Hashable, Sendable, Codable {
    /// It found a bug, or says why something is none.
    case right
    /// It calls something a bug that is none, or is a misunderstanding.
    case wrong
    /// It says the same as another one, is true and not in the key, or approves without a reason.
    case neutral
    /// It is about nothing in the key, and the learner has not said what it is.
    case open
  }

  // MARK: - The remarks

  /// Returns how a remark counts.
  package func standing(of index: Int) -> Standing {
    switch outcomes[index] {
    case .duplicate: return .neutral
    case .match(let match):
      guard isHarmless(match.finding) else { return .right }
      switch match.stance {
      case .problem: return .wrong
      case .fineForReason: return .right
      case .fine: return .neutral
      }
    case .none:
      switch answers[index] {
      case .isTrue: return .neutral
      case .misunderstanding: return .wrong
      case nil: return .open
      }
    }
  }

  /// The indices of the remarks that are about nothing in the key.
  package var unlisted: [Int] {
    outcomes.indices.filter { outcomes[$0] == .none }
  }

  /// How many remarks count for the learner.
  package var rightCount: Int { count(of: [.right]) }

  /// How many remarks count at all; one that is open counts until the learner says that it is true.
  package var countedCount: Int { count(of: [.right, .wrong, .open]) }

  private func count(of standings: Set<Standing>) -> Int {
    remarks.indices.count { standings.contains(standing(of: $0)) }
  }

  /// The share of the remarks that are right, from 0 to 1; none where no remark counts.
  package var precision: Double? {
    countedCount > 0 ? Double(rightCount) / Double(countedCount) : nil
  }

  // MARK: - The findings

  /// The findings that are bugs, in the key's order.
  package var bugs: [Key.Finding] {
    key.findings.filter { $0.severity != .notABug }
  }

  /// The bugs that were found, in the order of the remarks.
  package var found: [Key.Finding] {
    outcomes.compactMap { outcome in
      guard case .match(let match) = outcome, !isHarmless(match.finding) else { return nil }
      return key.finding(match.finding)
    }
  }

  /// The bugs that were not found, the worst first.
  package var missed: [Key.Finding] {
    let numbers = Set(found.map(\.number))
    return Severity.allCases.flatMap { severity in
      bugs.filter { $0.severity == severity && !numbers.contains($0.number) }
    }
  }

  /// The share of the bugs that were found, from 0 to 1; none where the key has none.
  package var recall: Double? {
    bugs.isEmpty ? nil : Double(found.count) / Double(bugs.count)
  }

  /// A worse finding that was told after a lesser one, by the indices of the two remarks.
  package var disorder: (lesser: Int, worse: Int)? {
    let ranks: [(index: Int, rank: Int)] = outcomes.enumerated().compactMap { index, outcome in
      guard case .match(let match) = outcome, let finding = key.finding(match.finding),
        finding.severity != .notABug
      else { return nil }
      return (index, Severity.allCases.firstIndex(of: finding.severity) ?? 0)
    }
    for (place, worse) in ranks.enumerated() {
      if let lesser = ranks[..<place].first(where: { $0.rank > worse.rank }) {
        return (lesser.index, worse.index)
      }
    }
    return nil
  }

  /// The topics of what was missed, those with the worst and the most findings first.
  package var topics: [String] {
    var weights: [String: Int] = [:]
    for finding in missed {
      let weight = [Severity.critical: 4, .major: 2, .minor: 1][finding.severity] ?? 0
      for topic in finding.topics { weights[topic, default: 0] += weight }
    }
    return weights.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private func isHarmless(_ number: Int) -> Bool {
    key.finding(number)?.severity == .notABug
  }
}
