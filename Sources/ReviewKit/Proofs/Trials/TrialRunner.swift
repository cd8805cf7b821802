/// Runs an exercise's tests against one variant of its code.
struct TrialRunner: Sendable {
  /// The variant's built tests.
  let bundle: TestBundle
  /// What they were built from.
  let snapshot: Snapshot
  /// All tests of the exercise.
  var tests: [TestName]
  /// Where to keep what the processes report.
  let folder: Path
  /// The environment that they start with.
  let environment: [String: String]
  /// How long tests may take.
  var limits = Limits.patient
  /// Whether no others were built with them.
  var areAll = true

  /// How long tests may take.
  struct Limits: Hashable, Sendable {
    /// How long a test may take when it has a process of its own.
    var alone: Duration
    /// How long all tests may take in one process.
    var together: Duration

    /// A busy machine is no reason to call a test hung.
    static let patient = Limits(alone: .seconds(60), together: .seconds(180))
    /// For where a test is expected to hang, so that waiting for long is idle.
    static let short = Limits(alone: .seconds(10), together: .seconds(20))
  }

  /// Runs all tests, and each of some in a process of its own.
  ///
  /// All run in one process first. What that says about a test is only believed where it is what
  /// was expected; any other test is run again, alone.
  ///
  /// - Parameters:
  ///   - alone: The groups to run alone in any case.
  ///   - isExpected: Whether a test of a group is expected to end like this.
  /// - Returns: What became of each test.
  /// - Throws: An error where a process cannot be started.
  func run(
    alone: Set<TestGroup>,
    isExpected: (TestOutcome) -> Bool
  ) async throws(ReviewError) -> Trial {
    let aloneSuites = Set(alone.map(\.suiteName))
    var trial = Trial()
    let together = try await run(tests, arguments: [], limit: limits.together)
    for (test, outcome) in zip(tests, together) {
      if let outcome, !aloneSuites.contains(outcome.suite), isExpected(outcome) {
        trial.tests.append(outcome)
        continue
      }
      let own = try await self.alone(test)
      trial.tests.append(own)
      if let outcome, (outcome.end == .passed) != (own.end == .passed) {
        trial.fickle.append(own.name)
      }
    }
    return trial
  }

  /// Runs one test in a process of its own.
  func alone(_ test: TestName) async throws(ReviewError) -> TestOutcome {
    let run = try await process([test], arguments: [], limit: limits.alone)
    let judge = Judge(expected: [test], run: run)
    var result = judge.tests[0]
    // An issue that no test is blamed for is this one's: no other was running.
    if result.verdict.isGreen { result.verdict = judge.verdict }
    return TestOutcome(test, result).located(in: snapshot)
  }

  /// Runs tests in one process, one after the other.
  func inTurn(_ tests: [TestName]) async throws(ReviewError) -> [TestOutcome] {
    try await complete(tests, arguments: ["--no-parallel"])
  }

  /// Runs tests in one process, at the same time.
  func atOnce(_ tests: [TestName]) async throws(ReviewError) -> [TestOutcome] {
    try await complete(tests, arguments: [])
  }

  private func complete(
    _ tests: [TestName],
    arguments: [String]
  ) async throws(ReviewError) -> [TestOutcome] {
    let outcomes = try await run(tests, arguments: arguments, limit: limits.together)
    return zip(tests, outcomes).map { test, outcome in
      outcome
        ?? TestOutcome(
          name: test.ownName,
          suite: test.suite,
          title: test.function,
          end: .vanished
        )
    }
  }

  /// Runs tests in one process; what nothing is known of afterwards is nil.
  private func run(
    _ tests: [TestName],
    arguments: [String],
    limit: Duration
  ) async throws(ReviewError) -> [TestOutcome?] {
    if tests.isEmpty { return [] }
    let run = try await process(tests, arguments: arguments, limit: limit)
    // An issue that no test is blamed for may be anybody's.
    let isClear = run.events.issues[""] == nil
    return tests.map { test in
      guard isClear, run.events.started.contains(test.text), run.events.ended.contains(test.text)
      else { return nil }
      return TestOutcome(test, Judge(expected: [test], run: run).tests[0]).located(in: snapshot)
    }
  }

  private func process(
    _ tests: [TestName],
    arguments: [String],
    limit: Duration
  ) async throws(ReviewError) -> TestRun {
    let place = try Files.makeTemporaryFolder(in: folder)
    defer { try? Files.remove(place) }
    let isAll = areAll && tests.count == self.tests.count
    let patterns = isAll ? tests.prefix(1).map { "^\($0.target)\\." } : tests.map(\.pattern)
    let outcome = try await bundle.run(
      patterns: patterns,
      arguments: arguments,
      events: place / "events",
      limit: limit,
      environment: environment
    ).run()
    let lines = (try? Files.lines(of: place / "events")) ?? []
    var run = TestRun(ending: outcome.ending, events: TestEvents(lines), limit: limit)
    if case .signalled(let signal) = outcome.ending {
      run.crash = Crash(signal: signal, errors: outcome.lines, ownPath: snapshot.ownPath)
    }
    return run
  }
}

extension TestName {
  /// What selects this test and no other.
  fileprivate var pattern: String {
    let special: Set<Character> = [
      "\\", "^", "$", ".", "|", "?", "*", "+", "(", ")", "[", "]", "{", "}",
    ]
    return "^" + text.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined() + "(/|$)"
  }
}
