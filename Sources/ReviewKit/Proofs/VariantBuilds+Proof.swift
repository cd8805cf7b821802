extension VariantBuilds {
  /// Something to do that depends on nothing else.
  private enum Task: Sendable {
    case variant(Variant)
    case round(Int)
  }

  /// What came of something done.
  private enum Done: Sendable {
    case variant(Variant, Trial)
    case round(Int, [TestOutcome])
  }

  /// Builds and runs what a proof is missing.
  func complete(
    _ proof: inout Proof,
    _ terms: Prover.Terms,
    in place: Path,
    report: (String) -> Void
  ) async throws(ReviewError) {
    let grounds = try await self.grounds(of: &proof, in: place, report: report)
    var tasks = proof.missing.filter { grounds[proof.base(of: $0)] != nil }.map(Task.variant)
    if proof.rounds == nil, grounds[.after] != nil {
      tasks += (0..<terms.rounds).map(Task.round)
    }
    let variants = tasks.count { if case .variant = $0 { true } else { false } }
    if let stage = StageText.running(variants: variants, rounds: tasks.count - variants) {
      report(stage)
    }
    let known = proof
    let results = try await inParallel(tasks) { task throws(ReviewError) in
      try await perform(task, for: known, grounds, terms, in: place)
    }
    var rounds = Rounds(count: terms.rounds, seed: terms.seed)
    for result in results {
      switch result {
      case .variant(let variant, let trial): proof.trials[variant] = trial
      case .round(_, let outcomes): rounds.take(outcomes)
      }
    }
    if proof.rounds == nil, grounds[.after] != nil { proof.rounds = rounds }
  }

  // MARK: - The before and the after

  /// Builds the sides that something is missing of.
  private func grounds(
    of proof: inout Proof,
    in place: Path,
    report: (String) -> Void
  ) async throws(ReviewError) -> [Side: Ground] {
    var sides = Set(proof.missing.map(proof.base))
    if proof.rounds == nil { sides.insert(.after) }
    var grounds: [Side: Ground] = [:]
    for side in [Side.after, .before] where sides.contains(side) {
      let variant = side == .after ? Variant.after : .before
      guard let snapshot = proof.code.snapshots[variant] else { continue }
      let hasMutants = proof.missing.contains { proof.base(of: $0) == side && $0 != variant }
      switch try await ground(
        snapshot, hasMutants: hasMutants, in: place / side.rawValue, report: report)
      {
      case .success(let ground):
        if ground.tests.isEmpty { throw .noTests(exercise: snapshot.exercise.name) }
        grounds[side] = ground
      case .failure(let failure): proof.trials[variant] = Trial(compileErrors: failure.errors)
      }
    }
    return grounds
  }

  // MARK: - Variants and rounds

  private func perform(
    _ task: Task,
    for proof: Proof,
    _ grounds: [Side: Ground],
    _ terms: Prover.Terms,
    in place: Path
  ) async throws(ReviewError) -> Done {
    switch task {
    case .variant(let variant):
      guard let ground = grounds[proof.base(of: variant)],
        let snapshot = proof.code.snapshots[variant]
      else { return .variant(variant, Trial()) }
      let folder = try Files.makeTemporaryFolder(in: place)
      defer { try? Files.remove(folder) }
      switch try await build(variant, snapshot, on: ground, in: folder) {
      case .failed(let errors): return .variant(variant, Trial(compileErrors: errors))
      case .built(let bundle):
        let key = proof.dossier.key
        var runner = runner(bundle, snapshot, ground.tests, in: folder)
        if key.mayHang(variant) { runner.limits = .short }
        let trial = try await runner.run(alone: variant.aloneGroups) { outcome in
          let group = key.testGroups.first { $0.suiteName == outcome.suite }
          return group.map { key.claim(about: $0, on: variant).allows(outcome) } ?? true
        }
        return .variant(variant, trial)
      }
    case .round(let number):
      guard let ground = grounds[.after] else { return .round(number, []) }
      let runner = runner(ground.product.bundle, ground.snapshot, ground.tests, in: place)
      return .round(number, try await round(number, by: runner, terms))
    }
  }

  /// Runs all tests of the after once: first each alone, then one after the other, and from then on
  /// any half of them at once.
  private func round(
    _ number: Int,
    by runner: TrialRunner,
    _ terms: Prover.Terms
  ) async throws(ReviewError) -> [TestOutcome] {
    var generator = SplitMix(seed: terms.seed &+ UInt64(number))
    let tests = runner.tests.shuffled(using: &generator)
    switch number {
    case 0:
      var outcomes: [TestOutcome] = []
      for test in tests { outcomes.append(try await runner.alone(test)) }
      return outcomes
    case 1:
      return try await runner.inTurn(tests)
    default:
      let half = tests.count / 2
      return try await runner.atOnce(Array(tests[..<half]))
        + runner.atOnce(Array(tests[half...]))
    }
  }
}

extension Proof {
  /// The side whose code a variant is made from.
  func base(of variant: Variant) -> Side {
    dossier.key.change(for: variant).base
  }
}
