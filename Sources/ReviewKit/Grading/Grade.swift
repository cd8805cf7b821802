/// The grade of a learner's tests while it is being made.
struct Grade: Sendable {
  /// The exercise.
  let exercise: Exercise
  /// Its key.
  let key: Key
  /// The code of each variant that could be made, with the learner's tests.
  let code: VariantCode
  /// What came of the tests on the solution.
  var rehearsal: Rehearsal?
  /// What came of them on the variants.
  var trials: [Variant: Trial] = [:]

  private var isRehearsalKept = false
  private var kept: Set<Variant> = []

  /// Begins the grade of an exercise's tests in a checkout.
  init(of exercise: Exercise, in checkout: Checkout) throws(ReviewError) {
    self.exercise = exercise
    key = try checkout.key(of: exercise)
    code = try VariantCode(
      of: key,
      from: [
        .before: SourceFiles(in: checkout.root / exercise.shippedPath),
        .after: SourceFiles(in: checkout.root / exercise.sourcesPath(.after)),
      ]
    ) { side throws(ReviewError) in
      try Snapshot(of: exercise, side, testsBy: .learner, in: checkout)
    }
  }

  /// The variants that the tests are run on when they have passed on the solution.
  ///
  /// The before is one only where a wrong fix was made to it, and has to be told from it.
  private var variants: [Variant] {
    guard let rehearsal, !rehearsal.steady.isEmpty else { return [] }
    let needsBefore = key.wrongFixes.contains { $0.base == .before }
    return key.variants.filter { $0 != .after && ($0 != .before || needsBefore) }
  }

  /// The variants that nothing is known about yet, and that there is something to learn about.
  ///
  /// What is made from a before that the tests do not compile with cannot be told from it.
  var missing: [Variant] {
    let isBeforeBroken = !(trials[.before]?.compileErrors.isEmpty ?? true)
    return variants.filter { variant in
      code.snapshots[variant] != nil && trials[variant] == nil
        && !(isBeforeBroken && base(of: variant) == .before)
    }
  }

  /// The side whose code a variant is made from.
  func base(of variant: Variant) -> Side {
    key.change(for: variant).base
  }

  // MARK: - What is known from earlier grades

  /// Takes what came of the same tests on the same code.
  mutating func recall(from store: ProofStore) {
    guard let content = code.contents[.after]?.rehearsed else { return }
    rehearsal = store.value(Rehearsal.self, for: content)
    isRehearsalKept = rehearsal != nil
    for variant in variants {
      guard let content = self.content(of: variant) else { continue }
      trials[variant] = store.value(Trial.self, for: content)
      if trials[variant] != nil { kept.insert(variant) }
    }
  }

  /// Keeps what is new, unless it may be owed to the machine or may be otherwise the next time.
  func keep(in store: ProofStore) throws(ReviewError) {
    guard let rehearsal else { return }
    if !isRehearsalKept, rehearsal.isLasting, let content = code.contents[.after]?.rehearsed {
      try store.keep(rehearsal, for: content)
    }
    for (variant, trial) in trials where !kept.contains(variant) && trial.isLasting {
      if let content = content(of: variant) { try store.keep(trial, for: content) }
    }
  }

  /// What stands for a variant and for the tests that are run on it.
  private func content(of variant: Variant) -> Fingerprint? {
    var content = code.contents[variant]
    for name in rehearsal?.steady ?? [] { content?.combine(name) }
    return content
  }

  /// What the tests would catch, as far as is known.
  var report: GradeReport {
    var report = GradeJudge(
      exercise: exercise,
      key: key,
      rehearsal: rehearsal ?? Rehearsal(runs: []),
      trials: trials
    ).report
    report.isKept = isRehearsalKept && kept.isSuperset(of: trials.keys)
    return report
  }
}

extension Fingerprint {
  /// What stands for running the tests on this content again and again.
  fileprivate var rehearsed: Fingerprint {
    var fingerprint = self
    fingerprint.combine("rehearsal")
    return fingerprint
  }
}

extension Rehearsal {
  /// Whether it would come to the same again: a test that hangs or is fickle is worth another try.
  fileprivate var isLasting: Bool {
    (runs.first ?? []).allSatisfy { outcome in
      switch conduct(of: outcome.name) {
      case .passes, .fails, .crashes, .doesNotRun: true
      case .hangs, .fickle: false
      }
    }
  }
}

extension Trial {
  /// Whether it would come to the same again.
  fileprivate var isLasting: Bool {
    fickle.isEmpty && tests.allSatisfy { $0.end != .hung }
  }
}
