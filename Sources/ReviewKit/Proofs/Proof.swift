/// The proof of one exercise while it is being made.
struct Proof: Sendable {
  /// What the exercise is made of.
  let dossier: Dossier
  /// The code of each variant that could be made, ready to be built.
  private(set) var snapshots: [Variant: Snapshot] = [:]
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
    var frames: [Side: (snapshot: Snapshot, content: Fingerprint)] = [:]
    for side in Side.allCases {
      var snapshot = try Snapshot(of: dossier.exercise, side, in: checkout)
      snapshot.replaceSources(with: SourceFiles([:]))
      frames[side] = (snapshot, snapshot.fingerprint)
    }
    for variant in dossier.key.variants {
      let change = dossier.key.change(for: variant)
      guard let frame = frames[change.base],
        let sources = sources(of: variant, change)
      else { continue }
      var (snapshot, content) = frame
      snapshot.replaceSources(with: sources)
      content.combine(sources)
      // Which tests are run alone is part of what came of it.
      content.combine(variant.aloneGroups.map(\.suiteName).joined())
      snapshots[variant] = snapshot
      contents[variant] = content
    }
  }

  private mutating func sources(
    of variant: Variant,
    _ change: (patch: Patch?, base: Side)
  ) -> SourceFiles? {
    let base = change.base == .after ? dossier.after : dossier.before
    guard let patch = change.patch else { return base }
    do throws(PatchMismatch) {
      return try patch.applied(to: base)
    } catch {
      let folder =
        change.base == .after
        ? dossier.exercise.sourcesPath(.after) : dossier.exercise.shippedPath
      complaints.append(
        Complaint(
          file: dossier.exercise.keyPath,
          line: error.line,
          problem:
            "\(variant.subject(in: dossier.key)) does not fit. \(error.sentence(in: folder))",
          remedy: error.remedy
        )
      )
      return nil
    }
  }

  // MARK: - What is known from earlier proofs

  /// Whether nothing is left to build or to run.
  var isComplete: Bool { missing.isEmpty && rounds != nil }

  /// The variants that nothing is known about yet.
  var missing: [Variant] {
    dossier.key.variants.filter { snapshots[$0] != nil && trials[$0] == nil }
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

  fileprivate func title(in key: Key) -> String? {
    switch self {
    case .before, .after: nil
    case .mutant(let number): key.finding(number)?.title
    case .wrongFix(let index): key.wrongFixes[index].title
    }
  }
}

extension Snapshot {
  /// Puts other files in the place of the exercise's code.
  fileprivate mutating func replaceSources(with sources: SourceFiles) {
    let folder = exercise.sourcesPath(side) + "/"
    files = files.filter { !$0.key.hasPrefix(folder) }
    for (name, bytes) in sources.content { files[folder + name] = bytes }
  }
}

extension Fingerprint {
  fileprivate mutating func combine(_ sources: SourceFiles) {
    for name in sources.names {
      combine(name)
      combine(sources.content[name] ?? [])
    }
  }

  /// What stands for so many rounds of the tests of this content.
  fileprivate func rounds(_ count: Int) -> Fingerprint {
    var fingerprint = self
    fingerprint.combine("\(count) rounds")
    return fingerprint
  }
}
