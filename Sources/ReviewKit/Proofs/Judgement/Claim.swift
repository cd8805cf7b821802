/// What a key claims about the tests of one group on one variant.
package enum Claim: Hashable, Sendable {
  /// They pass.
  case pass
  /// Each of them fails.
  case eachFails
  /// At least one of them fails.
  case someFail
  /// They pass, or say that a finding is in the way.
  case passOrBlocked(by: Int)

  /// Whether a test may end like this, as far as can be said of one test alone.
  func allows(_ outcome: TestOutcome) -> Bool {
    switch self {
    case .pass: outcome.end == .passed
    case .eachFails, .someFail: outcome.end != .passed
    case .passOrBlocked(let number):
      outcome.end == .passed || (outcome.end == .blocked && outcome.blockers == [number])
    }
  }
}

extension Key {
  /// Returns what the key claims about a group of tests on a variant.
  package func claim(about group: TestGroup, on variant: Variant) -> Claim {
    switch variant {
    case .after: .pass
    case .before: isBug(group) ? .eachFails : .pass
    case .mutant(let number): claim(about: group, onMutant: number)
    case .wrongFix(let index): wrongFixes[index].fails.contains(group) ? .someFail : .pass
    }
  }

  private func claim(about group: TestGroup, onMutant number: Int) -> Claim {
    guard let finding = finding(number) else { return .pass }
    if group == .finding(number) { return .eachFails }
    if finding.alsoTrips.contains(group) { return .someFail }
    if case .finding(let other) = group, finding.blocks.contains(other) {
      return .passOrBlocked(by: number)
    }
    return .pass
  }

  private func isBug(_ group: TestGroup) -> Bool {
    guard case .finding(let number) = group else { return false }
    return finding(number)?.needsPutBack ?? false
  }

  /// The groups of tests, in the key's order, the guards last.
  package var testGroups: [TestGroup] {
    findings.filter(\.isTested).map(\.testGroup) + [.guards]
  }

  /// Everything that the tests are run against, the before and the after first.
  package var variants: [Variant] {
    [.before, .after]
      + findings.filter { $0.putBack != nil }.map { .mutant($0.number) }
      + wrongFixes.indices.map { .wrongFix($0) }
  }

  /// Returns whether a test may hang on a variant.
  func mayHang(_ variant: Variant) -> Bool {
    switch variant {
    case .after: false
    case .mutant(let number): finding(number)?.ends == .hang
    case .before: findings.contains { $0.ends == .hang }
    case .wrongFix(let index):
      findings.contains { $0.ends == .hang && wrongFixes[index].fails.contains($0.testGroup) }
    }
  }

  /// Returns the change that makes a variant, and the code it is made to.
  package func change(for variant: Variant) -> (patch: Patch?, base: Side) {
    switch variant {
    case .before: (nil, .before)
    case .after: (nil, .after)
    case .mutant(let number): (finding(number)?.putBack, .after)
    case .wrongFix(let index): (wrongFixes[index].patch, wrongFixes[index].base)
    }
  }
}
