extension VariantBuilds {
  /// Builds and runs what a grade is missing.
  ///
  /// - Parameters:
  ///   - grade: The grade.
  ///   - limit: How long a test may take; one that hangs must not keep people waiting.
  ///   - place: A folder for what is built.
  ///   - report: Is told what is going on.
  /// - Returns: Why there is nothing to grade, if so.
  /// - Throws: An error where the kit itself cannot be built or run.
  func complete(
    _ grade: inout Grade,
    limit: Duration,
    in place: Path,
    report: (String) -> Void
  ) async throws(ReviewError) -> GradeReport.Obstacle? {
    guard let snapshot = grade.code.snapshots[.after] else { return .noTests }
    let after: Ground
    switch try await ground(snapshot, hasMutants: true, in: place / "after", report: report) {
    case .success(let built): after = built
    case .failure(let failure): return .doesNotCompile(try snapshot.blamed(for: failure.errors))
    }
    if after.tests.isEmpty { return .noTests }
    if grade.rehearsal == nil {
      report("Running your tests on the solution.")
      grade.rehearsal = try await rehearse(on: after, limit: limit, in: place)
    }
    let before = try await before(for: &grade, in: place, report: report)
    let grounds = [Side.after: after].merging(before.map { [.before: $0] } ?? [:]) { $1 }
    let known = grade
    let missing = known.missing
    if missing.isEmpty { return nil }
    report(StageText.running(on: missing))
    let trials = try await inParallel(missing) { variant throws(ReviewError) in
      (variant, try await trial(of: variant, for: known, on: grounds, limit: limit, in: place))
    }
    for (variant, trial) in trials { grade.trials[variant] = trial }
    return nil
  }

  /// Builds the before, if something made from it is missing.
  ///
  /// Where the tests do not compile with it, that is what comes of it, and nothing that is made from
  /// it can be told from it.
  private func before(
    for grade: inout Grade,
    in place: Path,
    report: (String) -> Void
  ) async throws(ReviewError) -> Ground? {
    guard grade.missing.contains(where: { grade.base(of: $0) == .before }),
      let snapshot = grade.code.snapshots[.before]
    else { return nil }
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
    limit: Duration,
    in place: Path
  ) async throws(ReviewError) -> Rehearsal {
    var runner = runner(ground.product.bundle, ground.snapshot, ground.tests, in: place)
    runner.limits = TrialRunner.Limits(alone: limit, together: limit * 6)
    let single = runner
    let alone = try await inParallel(ground.tests) { test throws(ReviewError) in
      try await single.alone(test)
    }
    // One that takes its process down would take the others with it.
    let ended = alone.filter { [.passed, .failed, .blocked].contains($0.end) }.map(\.name)
    runner.tests = ground.tests.filter { ended.contains($0.ownName) }
    runner.areAll = ended.count == ground.tests.count
    // Where one goes down only beside others, nothing is known about those.
    let inTurn = try await runner.inTurn(runner.tests).filter { $0.end != .vanished }
    let atOnce = try await runner.atOnce(runner.tests).filter { $0.end != .vanished }
    return Rehearsal(runs: [alone, inTurn, atOnce])
  }

  // MARK: - On the variants

  private func trial(
    of variant: Variant,
    for grade: Grade,
    on grounds: [Side: Ground],
    limit: Duration,
    in place: Path
  ) async throws(ReviewError) -> Trial {
    guard let snapshot = grade.code.snapshots[variant],
      let ground = grounds[grade.base(of: variant)]
    else { return Trial() }
    let folder = try Files.makeTemporaryFolder(in: place)
    defer { try? Files.remove(folder) }
    switch try await build(variant, snapshot, on: ground, in: folder) {
    case .failed(let errors): return Trial(compileErrors: errors)
    case .built(let bundle):
      let steady = Set(grade.rehearsal?.steady ?? [])
      let tests = ground.tests.filter { steady.contains($0.ownName) }
      var runner = runner(bundle, snapshot, tests, in: folder)
      runner.limits = TrialRunner.Limits(alone: limit, together: limit)
      runner.areAll = tests.count == ground.tests.count
      // A failure beside others may be theirs; one that is alone is the test's own.
      return try await runner.run(alone: []) { $0.end == .passed }
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
