/// The proof of one exercise while it is being made.
struct Proof: Sendable {
  /// What the exercise is made of.
  let dossier: Dossier
  /// The code of each variant that could be made, ready to be built.
  let code: VariantCode
  /// What came of each variant.
  var trials: [Variant: Trial] = [:]
  /// What came of running the after's tests again and again.
  var rounds: Rounds?

  private var contents: [Variant: Fingerprint] = [:]
  private var kept: Set<Variant> = []
  private var areRoundsKept = false
  private var complaints: [Complaint]

  /// Begins the proof of an exercise.
  init(of dossier: Dossier, in checkout: Checkout) throws(ReviewError) {
    self.dossier = dossier
    complaints =
      KeyAudit(dossier).complaints + RemarksAudit(dossier).complaints
      + MarkAudit(dossier).complaints
      + SuiteAudit(dossier).complaints + BriefAudit(dossier).complaints
      + (try TranslationAudit(dossier, in: checkout)).complaints
    code = try VariantCode(
      of: dossier.key,
      from: [.before: dossier.before, .after: dossier.after]
    ) { side throws(ReviewError) in
      try Snapshot(of: dossier.exercise, side, in: checkout)
    }
    for variant in dossier.key.variants {
      if let mismatch = code.mismatches[variant] { complaints.append(complaint(mismatch, variant)) }
      // Which tests are run alone is part of what came of it.
      contents[variant] = code.contents[variant]
      contents[variant]?.combine(variant.aloneGroups.map(\.suiteName).joined())
    }
  }

  private func complaint(_ mismatch: PatchMismatch, _ variant: Variant) -> Complaint {
    let folder =
      dossier.key.change(for: variant).base == .after
      ? dossier.exercise.sourcesPath(.after) : dossier.exercise.shippedPath
    return Complaint(
      file: dossier.exercise.keyPath,
      line: mismatch.line,
      problem:
        "\(variant.subject(in: dossier.key)) does not fit. \(mismatch.sentence(in: folder))",
      remedy: mismatch.remedy
    )
  }

  // MARK: - What is known from earlier proofs

  /// Whether nothing is left to build or to run.
  var isComplete: Bool { missing.isEmpty && rounds != nil }

  /// The variants that nothing is known about yet.
  var missing: [Variant] {
    dossier.key.variants.filter { code.snapshots[$0] != nil && trials[$0] == nil }
  }

  /// Takes what earlier proofs came to, as far as the content is the same.
  mutating func recall(_ terms: Prover.Terms, from store: ProofStore) {
    if terms.isFresh { return }
    for (variant, content) in contents {
      trials[variant] = store.value(Trial.self, for: content)
      if trials[variant] != nil { kept.insert(variant) }
    }
    rounds = contents[.after].flatMap { store.value(Rounds.self, for: $0.rounds(terms.rounds)) }
    areRoundsKept = rounds != nil
  }

  /// Keeps what is new and as the key claims.
  func keep(in store: ProofStore) throws(ReviewError) {
    for (variant, content) in contents where !kept.contains(variant) {
      guard let trial = trials[variant], judge(variant, trial).complaints.isEmpty else { continue }
      try store.keep(trial, for: content)
    }
    if let rounds, !areRoundsKept, rounds.failures.isEmpty, let content = contents[.after] {
      try store.keep(rounds, for: content.rounds(rounds.count))
    }
  }

  // MARK: - What it comes to

  /// The report, as far as the proof has got.
  var report: ProofReport {
    let key = dossier.key
    var found = complaints
    for variant in key.variants {
      if let trial = trials[variant] { found += judge(variant, trial).complaints }
    }
    found +=
      KeyJudge(
        key: key,
        keyPath: dossier.exercise.keyPath,
        trials: trials,
        rounds: rounds
      ).complaints
    return ProofReport(
      exercise: dossier.exercise,
      groups: key.testGroups,
      rows: key.variants.compactMap(row),
      complaints: found,
      notes: notes,
      rounds: rounds
    )
  }

  private var notes: [String] {
    guard dossier.isEdited else { return [] }
    return [
      "\(dossier.exercise.sourcesPath(.before)) has been edited. What was shipped is proved: "
        + "\(dossier.exercise.shippedPath)."
    ]
  }

  private func judge(_ variant: Variant, _ trial: Trial) -> TrialJudge {
    TrialJudge(
      key: dossier.key,
      keyPath: dossier.exercise.keyPath,
      variant: variant,
      trial: trial
    )
  }

  private func row(_ variant: Variant) -> ProofReport.Row? {
    guard let trial = trials[variant] else { return nil }
    let judge = judge(variant, trial)
    let cells = dossier.key.testGroups.map { group in
      let outcomes = trial.outcomes(of: group)
      let hasFailed =
        rounds?.failures.values.contains { $0.first.suite == group.suiteName } ?? false
      return ProofReport.Cell(
        ProofReport.Word(outcomes),
        isAsClaimed: judge.complaints(about: group).isEmpty && !(variant == .after && hasFailed)
      )
    }
    return ProofReport.Row(
      variant: variant,
      title: variant.title(in: dossier.key),
      cells: trial.compileErrors.isEmpty ? cells : [],
      isKept: kept.contains(variant)
    )
  }
}

extension Variant {
  /// The groups whose tests are each run in a process of their own in any case.
  var aloneGroups: Set<TestGroup> {
    if case .mutant(let number) = self { [.finding(number)] } else { [] }
  }

  func title(in key: Key) -> String? {
    switch self {
    case .before, .after: nil
    case .mutant(let number): key.finding(number)?.title
    case .wrongFix(let index): key.wrongFixes[index].title
    }
  }
}

extension Fingerprint {
  /// What stands for so many rounds of the tests of this content.
  fileprivate func rounds(_ count: Int) -> Fingerprint {
    var fingerprint = self
    fingerprint.combine("\(count) rounds")
    return fingerprint
  }
}
