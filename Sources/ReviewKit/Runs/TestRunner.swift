/// Runs groups of tests, each in a process of its own.
package struct TestRunner: Sendable {
  private let folder: Path
  private let jobs: Int
  private let environment: [String: String]

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - folder: Where to keep what the processes report; each run makes a folder of its own in it.
  ///   - jobs: How many processes to run at once.
  ///   - environment: The environment that they start with.
  package init(folder: Path, jobs: Int, environment: [String: String]) {
    self.folder = folder
    self.jobs = max(1, jobs)
    self.environment = environment
  }

  /// Runs groups of tests.
  ///
  /// - Parameters:
  ///   - groups: The tests to run.
  ///   - product: The built tests.
  ///   - snapshot: What they were built from.
  ///   - limit: How long each process may take.
  ///   - reusesRuns: Whether an earlier run of the same product will do.
  /// - Returns: A judge for each group.
  /// - Throws: An error where a process cannot be started, or no tests are known.
  package func run(
    _ groups: [TestGroup],
    of product: Product,
    snapshot: Snapshot,
    limit: Duration,
    reusesRuns: Bool = false
  ) async throws(ReviewError) -> [TestGroup: Judge] {
    let tests = try product.tests()
    if tests.isEmpty { throw .noTests(exercise: snapshot.exercise.name) }
    // A run that was killed could not tidy up after itself.
    try Files.removeLeftovers(in: folder, olderThan: .seconds(3600))
    let place = try Files.makeTemporaryFolder(in: folder)
    defer { try? Files.remove(place) }
    let kept = KeptRuns(in: product.folder)
    let results = await inParallel(groups) { group in
      if reusesRuns, let run = kept.run(of: group, limit: limit) { return .success(run) }
      do throws(ReviewError) {
        return .success(
          try await run(
            group,
            of: product,
            snapshot: snapshot,
            events: place / group.suiteName,
            limit: limit,
            kept: kept
          )
        )
      } catch {
        return .failure(error)
      }
    }
    var judges: [TestGroup: Judge] = [:]
    for (group, result) in results {
      judges[group] = Judge(
        expected: tests.filter { $0.suite == group.suiteName },
        run: try result.get()
      )
    }
    return judges
  }

  private func run(
    _ group: TestGroup,
    of product: Product,
    snapshot: Snapshot,
    events: Path,
    limit: Duration,
    kept: KeptRuns
  ) async throws(ReviewError) -> TestRun {
    let outcome = try await product.bundle.run(
      group: group,
      of: product.testTarget,
      events: events,
      limit: limit,
      environment: environment
    ).run()
    // A process that is killed early leaves no file, and that is no reason to stop.
    let lines = (try? Files.lines(of: events)) ?? []
    var run = TestRun(ending: outcome.ending, events: TestEvents(lines), limit: limit)
    if case .signalled(let signal) = outcome.ending {
      run.crash = Crash(signal: signal, errors: outcome.lines, ownPath: snapshot.ownPath)
    }
    kept.keep(run, events: lines, of: group, limit: limit)
    return run
  }

  /// Runs each group, a few at a time.
  private func inParallel(
    _ groups: [TestGroup],
    run: @escaping @Sendable (TestGroup) async -> Result<TestRun, ReviewError>
  ) async -> [TestGroup: Result<TestRun, ReviewError>] {
    await withTaskGroup(of: (TestGroup, Result<TestRun, ReviewError>).self) { tasks in
      var results: [TestGroup: Result<TestRun, ReviewError>] = [:]
      for (offset, group) in groups.enumerated() {
        if offset >= jobs, let (name, result) = await tasks.next() { results[name] = result }
        tasks.addTask { (group, await run(group)) }
      }
      for await (name, result) in tasks { results[name] = result }
      return results
    }
  }
}

extension Snapshot {
  /// Returns the path from the root of a file of the exercise, wherever it was built.
  func ownPath(_ built: String) -> String? {
    let own = [exercise.sourcesPath(side), exercise.builtTestsPath(side)]
    let match = files.keys.first { path in
      built.hasSuffix("/\(path)") && own.contains { path.hasPrefix("\($0)/") }
    }
    return match.map(originalPath)
  }
}
