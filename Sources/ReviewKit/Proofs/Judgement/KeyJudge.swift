/// Compares what came of all variants with what the key claims about them together.
package struct KeyJudge {
  private let key: Key
  private let keyPath: String
  private let trials: [Variant: Trial]
  private let rounds: Rounds?

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keyPath: The key's path, for complaints.
  ///   - trials: What came of each variant.
  ///   - rounds: What came of running the after's tests again and again.
  package init(key: Key, keyPath: String, trials: [Variant: Trial], rounds: Rounds?) {
    self.key = key
    self.keyPath = keyPath
    self.trials = trials
    self.rounds = rounds
  }

  /// What does not hold.
  package var complaints: [Complaint] {
    idleBlocks + twins + unsteady
  }

  /// Findings that are said to be in the way of others and are not.
  private var idleBlocks: [Complaint] {
    guard let before = trials[.before], before.compileErrors.isEmpty else { return [] }
    return key.findings.flatMap { finding in
      finding.blocks.compactMap { other in
        let isInTheWay = before.outcomes(of: .finding(other)).contains {
          $0.blockers.contains(finding.number)
        }
        if isInTheWay { return nil }
        return Complaint(
          file: keyPath,
          line: finding.line,
          problem: "Finding \(finding.number) is said to block \(other), and no test of finding "
            + "\(other) says on the before that it is in the way.",
          remedy: "Take \(other) out of `blocks`, or wrap the step in the test in "
            + "`try blocked(by: \(finding.number)) { … }`."
        )
      }
    }
  }

  /// Mutants that fail the same tests: nothing tells one finding from the other.
  private var twins: [Complaint] {
    var seen: [Set<String>: Int] = [:]
    var complaints: [Complaint] = []
    for finding in key.findings {
      guard let trial = trials[.mutant(finding.number)] else { continue }
      let failing = Set(trial.tests.filter { $0.end != .passed }.map(\.name))
      if failing.isEmpty { continue }
      guard let twin = seen[failing] else {
        seen[failing] = finding.number
        continue
      }
      let tests = failing.count == 1 ? "one test" : "\(failing.count) tests"
      complaints.append(
        Complaint(
          file: keyPath,
          line: finding.line,
          problem: "Findings \(twin) and \(finding.number) are caught by the same \(tests), and by "
            + "no other: nothing tells them apart.",
          remedy:
            "Give one of them a test that the other's mutant passes, or make them one finding."
        )
      )
    }
    return complaints
  }

  /// Tests of the after that failed in some round or in all.
  private var unsteady: [Complaint] {
    guard let rounds else { return [] }
    return rounds.failures.values.sorted { $0.first.name < $1.first.name }.map { failure in
      let outcome = failure.first
      let seen = outcome.issues.first.map { ": \($0.text.sentence)" } ?? "."
      let isSteady = failure.count == rounds.count
      return Complaint(
        file: outcome.place?.file ?? keyPath,
        line: outcome.place?.line ?? 1,
        problem: isSteady
          ? "\"\(outcome.title)\" \(outcome.failure) on the after\(seen)"
          : "\"\(outcome.title)\" is not deterministic: on the after it failed in \(failure.count) of "
            + "\(rounds.count) rounds\(seen)",
        remedy: isSteady
          ? "Mend the after, or ask for less in the test."
          : "Hold replies until the test releases them, move the clock by hand, and wait for "
            + "conditions only."
      )
    }
  }
}
