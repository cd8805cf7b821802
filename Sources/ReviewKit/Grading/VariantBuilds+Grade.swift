extension VariantBuilds {
  /// How long a learner's tests may take on the solution.
  ///
  /// Those that hang when they are alone are not run together.
  private static let limits = TrialRunner.Limits(alone: .seconds(10), together: .seconds(60))

  /// How long they may take on a variant; one that hangs must not keep people waiting.
  private static let limitsOnVariant = TrialRunner.Limits(
    alone: .seconds(10),
    together: .seconds(10)
  )

  /// Builds and runs what a grade is missing.
  ///
  /// - Returns: Why there is nothing to grade, if so.
  func complete(
    _ grade: inout Grade,
    in place: Path,
    report: (String) -> Void
  ) async throws(ReviewError) -> GradeReport.Obstacle? {
    guard let snapshot = grade.code.snapshots[.after] else { return .noTests }
    let ground: Ground
    switch try await self.ground(snapshot, hasMutants: true, in: place / "after", report: report) {
    case .success(let built): ground = built
    case .failure(let failure): return .doesNotCompile(try snapshot.blamed(for: failure.errors))
    }
    if ground.tests.isEmpty { return .noTests }
    if grade.rehearsal == nil {
      report("Running your tests on the solution.")
      grade.rehearsal = try await rehearse(on: ground, in: place)
    }
    let missing = grade.missing
    if missing.isEmpty { return nil }
    var grounds = [Side.after: ground]
    if missing.contains(where: { grade.key.change(for: $0).base == .before }) {
      grounds[.before] = try await before(for: &grade, in: place, report: report)
    }
    report(Self.summary(of: missing))
    for (variant, trial) in try await trials(of: missing, for: grade, on: grounds, in: place) {
      grade.trials[variant] = trial
    }
    return nil
  }

  private static func summary(of variants: [Variant]) -> String {
    let findings = variants.count { if case .mutant = $0 { true } else { false } }
    let fixes = variants.count { if case .wrongFix = $0 { true } else { false } }
    return "Running them with \(findings == 1 ? "1 finding" : "\(findings) findings") put back, "
      + "and with \(fixes == 1 ? "1 wrong fix" : "\(fixes) wrong fixes")."
  }

  /// Builds the before; where the tests do not compile with it, nothing is known of what is made
  /// from it.
  private func before(
    for grade: inout Grade,
    in place: Path,
    report: (String) -> Void
  ) async throws(ReviewError) -> Ground? {
    guard let snapshot = grade.code.snapshots[.before] else { return nil }
    switch try await ground(snapshot, hasMutants: true, in: place / "before", report: report) {
    case .success(let ground): return ground
    case .failure(let failure):
      grade.trials[.before] = Trial(compileErrors: failure.errors)
      return nil
    }
  }

  // MARK: - On the solution

  /// Runs the tests each alone, one after the other, and at once: a test that does not pass each
  /// time says nothing.
  private func rehearse(
    on ground: Ground,
    in place: Path
  ) async throws(ReviewError) -> Rehearsal {
    var runner = runner(ground.product.bundle, ground.snapshot, ground.tests, in: place)
    runner.limits = Self.limits
    let single = runner
    let alone = try await inParallel(ground.tests) { test throws(ReviewError) in
      try await single.alone(test)
    }
    let ended = ground.tests.filter { test in
      alone.contains { $0.name == test.ownName && [.passed, .failed, .blocked].contains($0.end) }
    }
    runner = self.runner(ground.product.bundle, ground.snapshot, ended, in: place)
    runner.limits = Self.limits
    runner.areAll = ended.count == ground.tests.count
    if ended.isEmpty { return Rehearsal(runs: [alone]) }
    // Where one goes down beside others, nothing is known about those.
    let inTurn = try await runner.inTurn(ended).filter { $0.end != .vanished }
    let atOnce = try await runner.atOnce(ended).filter { $0.end != .vanished }
    return Rehearsal(runs: [alone, inTurn, atOnce])
  }

  // MARK: - On the variants

  private func trials(
    of variants: [Variant],
    for grade: Grade,
    on grounds: [Side: Ground],
    in place: Path
  ) async throws(ReviewError) -> [(Variant, Trial)] {
    let steady = Set(grade.rehearsal?.steady ?? [])
    let tried = variants.filter { grounds[grade.key.change(for: $0).base] != nil }
    return try await inParallel(tried) { variant throws(ReviewError) in
      guard let snapshot = grade.code.snapshots[variant],
        let ground = grounds[grade.key.change(for: variant).base]
      else { return (variant, Trial()) }
      let folder = try Files.makeTemporaryFolder(in: place)
      defer { try? Files.remove(folder) }
      switch try await build(variant, snapshot, on: ground, in: folder) {
      case .failed(let errors): return (variant, Trial(compileErrors: errors))
      case .built(let bundle):
        let tests = ground.tests.filter { steady.contains($0.ownName) }
        var runner = runner(bundle, snapshot, tests, in: folder)
        runner.limits = Self.limitsOnVariant
        runner.areAll = tests.count == ground.tests.count
        // A failure beside others may be theirs; one that is alone is the test's own.
        return (variant, try await runner.run(alone: []) { $0.end == .passed })
      }
    }
  }
}

extension Snapshot {
  /// Returns the errors that a learner's tests are to blame for.
  ///
  /// - Throws: An error where the solution itself does not compile.
  fileprivate func blamed(for errors: [CompileError]) throws(ReviewError) -> [CompileError] {
    let isOwn = errors.contains { error in
      testFolders.contains { error.file.hasPrefix($0) }
    }
    if isOwn { return errors }
    throw .buildFailed(output: errors.map { "\($0.location): \($0.message)" })
  }
}
