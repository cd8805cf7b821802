/// Compares what came of one variant with what the key claims about it.
package struct TrialJudge {
  private let key: Key
  private let keyPath: String
  private let variant: Variant
  private let trial: Trial

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - keyPath: The key's path, for complaints.
  ///   - variant: The variant.
  ///   - trial: What came of it.
  package init(key: Key, keyPath: String, variant: Variant, trial: Trial) {
    self.key = key
    self.keyPath = keyPath
    self.variant = variant
    self.trial = trial
  }

  /// What does not hold.
  package var complaints: [Complaint] {
    if let error = trial.compileErrors.first { return [doesNotCompile(error)] }
    return key.testGroups.flatMap(complaints) + fickle
  }

  /// What does not hold about the tests of one group.
  package func complaints(about group: TestGroup) -> [Complaint] {
    let outcomes = trial.outcomes(of: group)
    switch (key.claim(about: group, on: variant), variant) {
    case (.pass, .before): return outcomes.compactMap(failsOnBefore)
    case (.pass, .after): return []  // Told by the rounds, of which this is the first.
    case (.eachFails, .before): return outcomes.compactMap { staysUnnoticed($0, of: group) }
    case (.eachFails, _): return ownComplaints(outcomes)
    case (.someFail, _): return claimsTooMuch(group, outcomes).map { [$0] } ?? []
    case (.pass, _), (.passOrBlocked, _):
      let claim = key.claim(about: group, on: variant)
      return outcomes.first { !claim.allows($0) }.map { [failsUndeclared($0, of: group)] } ?? []
    }
  }

  // MARK: - The before

  private func failsOnBefore(_ outcome: TestOutcome) -> Complaint? {
    guard outcome.end != .passed else { return nil }
    return complaint(
      outcome,
      "\"\(outcome.title)\" \(outcome.failure) on the before, and should pass there.",
      "It guards what works; test a bug under its finding."
    )
  }

  private func staysUnnoticed(_ outcome: TestOutcome, of group: TestGroup) -> Complaint? {
    guard case .finding(let number) = group else { return nil }
    switch outcome.end {
    case .passed:
      return complaint(
        outcome,
        "\"\(outcome.title)\" passes on the before: the bug of finding \(number) is not there, "
          + "or the test does not see it.",
        "Put the bug back into the before, or make the test look at what a user sees."
      )
    case .blocked:
      let strangers = outcome.blockers.filter { key.finding($0)?.blocks.contains(number) != true }
      guard let stranger = strangers.min() else { return nil }
      return complaint(
        outcome,
        "\"\(outcome.title)\" is blocked by finding \(stranger) on the before, which the key does "
          + "not say.",
        "Write `- blocks: \(number)` under finding \(stranger), or reach the place another way."
      )
    case .failed: return nil
    case .crashed, .hung, .vanished: return endsOtherwise(outcome, finding: number)
    }
  }

  // MARK: - A finding's own tests

  private func ownComplaints(_ outcomes: [TestOutcome]) -> [Complaint] {
    guard case .mutant(let number) = variant, let finding = key.finding(number) else { return [] }
    if !outcomes.isEmpty, outcomes.allSatisfy({ $0.end == .passed }) {
      return [
        complaint(
          outcomes[0],
          "No test of finding \(number) notices when the finding is put back.",
          "Make a test look at what a user sees, or make the diff at \(keyPath):"
            + "\(finding.putBack?.line ?? finding.line) bring the bug back."
        )
      ]
    }
    var complaints = outcomes.compactMap { misses($0, finding: number) }
    let ends = finding.ends.map { $0 == .crash ? TestOutcome.End.crashed : .hung }
    if let ends, !outcomes.contains(where: { $0.end == ends }) {
      complaints.append(
        Complaint(
          file: keyPath,
          line: finding.line,
          problem: "No test of finding \(number) ends with a \(ends.noun) when it is put back, "
            + "though the key says so.",
          remedy: "Take out the field `ends`."
        )
      )
    }
    return complaints
  }

  private func misses(_ outcome: TestOutcome, finding number: Int) -> Complaint? {
    switch outcome.end {
    case .passed:
      return complaint(
        outcome,
        "\"\(outcome.title)\" passes although finding \(number) is put back.",
        "Move it to the finding or the guards that it is about, or let it see more."
      )
    case .blocked:
      guard !outcome.blockers.contains(number) || outcome.blockers.count > 1 else { return nil }
      let other = outcome.blockers.subtracting([number]).min() ?? number
      return complaint(
        outcome,
        "With finding \(number) put back, \"\(outcome.title)\" only says that finding \(other) is "
          + "in the way.",
        "Make it reach what finding \(number) is about."
      )
    case .failed: return failsElsewhere(outcome, finding: number)
    case .crashed, .hung, .vanished: return endsOtherwise(outcome, finding: number)
    }
  }

  /// A failure that is noticed outside of the suite's own file is one of the way there.
  private func failsElsewhere(_ outcome: TestOutcome, finding number: Int) -> Complaint? {
    let own = outcome.issues.filter { $0.blockingFinding == nil }
    let isItsOwn = own.contains { $0.place == nil || $0.place?.file == outcome.place?.file }
    guard !isItsOwn, let issue = own.first, let place = issue.place else { return nil }
    return Complaint(
      file: place.file,
      line: place.line,
      problem: "With finding \(number) put back, \"\(outcome.title)\" fails on the way to what it "
        + "is about: \(issue.text.sentence)",
      remedy:
        "Make the expectation about the finding fail, in \(outcome.place?.file ?? "its file")."
    )
  }

  private func endsOtherwise(_ outcome: TestOutcome, finding number: Int) -> Complaint? {
    switch (outcome.end, key.finding(number)?.ends) {
    case (.crashed, .crash), (.hung, .hang): return nil
    default: break
    }
    let last = outcome.end == .crashed ? outcome.issues.last.map { ": \($0.text.sentence)" } : nil
    return complaint(
      outcome,
      "With \(variant.words), \"\(outcome.title)\" \(outcome.failure)\(last ?? ".")",
      outcome.end == .vanished
        ? "Let the test run to its end, and fail by an expectation."
        : "Let it fail by an expectation, in a process of its own for a crash, or write "
          + "`- ends: \(outcome.end == .hung ? "hang" : "crash")` under finding \(number)."
    )
  }

  // MARK: - Neighbours

  private func failsUndeclared(_ outcome: TestOutcome, of group: TestGroup) -> Complaint {
    let place: (line: Int, field: String, name: String) =
      switch variant {
      case .wrongFix(let index):
        (key.wrongFixes[index].line, "fails", "\"\(key.wrongFixes[index].title)\"")
      case .mutant(let number):
        (key.finding(number)?.line ?? 1, "also trips", "the mutant of finding \(number)")
      case .before, .after: (1, "", variant.label)
      }
    let seen = outcome.issues.first.map { ": \($0.text.sentence)" } ?? "."
    return Complaint(
      file: keyPath,
      line: place.line,
      problem: "On \(place.name), \(group.words) \(outcome.failure) too, which the key does not "
        + "say: \"\(outcome.title)\" at \(outcome.place?.words ?? "an unknown place")\(seen)",
      remedy: "Make the change or the test narrower; if that cannot be, add "
        + "\(group.keyWord) to `\(place.field)`."
    )
  }

  private func claimsTooMuch(_ group: TestGroup, _ outcomes: [TestOutcome]) -> Complaint? {
    guard outcomes.allSatisfy({ $0.end == .passed }) else { return nil }
    switch variant {
    case .mutant(let number):
      return Complaint(
        file: keyPath,
        line: key.finding(number)?.line ?? 1,
        problem: "With finding \(number) put back, the tests of \(group.name) pass, "
          + "though `also trips` names it.",
        remedy: "Take \(group.keyWord) out of `also trips`."
      )
    case .wrongFix(let index):
      let fix = key.wrongFixes[index]
      let isHarmless = trial.failing.isEmpty
      return Complaint(
        file: keyPath,
        line: fix.line,
        problem: isHarmless
          ? "\"\(fix.title)\" fails no test at all: it is a fix."
          : "With \"\(fix.title)\", the tests of \(group.name) pass, though `fails` "
            + "names it.",
        remedy: isHarmless
          ? "Find the test that shows what is wrong with it, or take it out of the key."
          : "Take \(group.keyWord) out of `fails`."
      )
    case .before, .after: return nil
    }
  }

  // MARK: - The rest

  private func doesNotCompile(_ error: CompileError) -> Complaint {
    let seen =
      error.file.isEmpty ? error.message.sentence : "\(error.location): \(error.message.sentence)"
    let (file, line): (String, Int) =
      switch variant {
      case .before, .after: (error.file.isEmpty ? keyPath : error.file, error.line ?? 1)
      case .mutant(let number): (keyPath, key.finding(number)?.putBack?.line ?? 1)
      case .wrongFix(let index): (keyPath, key.wrongFixes[index].patch.line)
      }
    return Complaint(
      file: file,
      line: line,
      problem: "\(variant.subject(in: key)) does not compile: \(seen)",
      remedy: variant == .before || variant == .after
        ? "Put the error right." : "Put the diff right; what is told is the line after the change."
    )
  }

  private var fickle: [Complaint] {
    trial.tests.filter { trial.fickle.contains($0.name) }.map {
      complaint(
        $0,
        "\"\($0.title)\" ends one way beside other tests and another way alone, with "
          + "\(variant.words).",
        "Let it share nothing with other tests, and wait for conditions only."
      )
    }
  }

  private func complaint(
    _ outcome: TestOutcome,
    _ problem: String,
    _ remedy: String
  ) -> Complaint {
    Complaint(
      file: outcome.place?.file ?? keyPath,
      line: outcome.place?.line ?? 1,
      problem: problem,
      remedy: remedy
    )
  }
}
