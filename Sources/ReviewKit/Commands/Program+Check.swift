extension Program {
  /// Says the verdict on each finding.
  func check(_ request: CheckRequest) async throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    var reports: [CheckReport] = []
    for exercise in try exercises(request.exercise, of: checkout) {
      let report = try await check(exercise, of: checkout, request)
      reports.append(report)
      write(report, isFirst: reports.count == 1, of: checkout, as: request.format)
    }
    if request.format == .json {
      let isSingle = request.exercise != nil
      surroundings.write(
        isSingle ? reports.flatMap(JSONText.lines) : JSONText.lines(for: reports)
      )
    }
    if let file = request.junit {
      let path = file.hasPrefix("/") ? Path(file) : surroundings.folder / file
      try Files.write(Array(JUnitText(reports).text.utf8), to: path)
    }
    return reports.allSatisfy(\.isGreen) ? .success : .notGreen
  }

  private func write(
    _ report: CheckReport,
    isFirst: Bool,
    of checkout: Checkout,
    as format: CheckRequest.Format
  ) {
    switch format {
    case .text:
      let gap = isFirst ? [] : [""]
      surroundings.write(gap + CheckText(report, for: surroundings.terminal).lines)
    case .compiler:
      surroundings.write(CompilerText(report, below: checkout.root).lines)
    case .json: break
    }
  }

  func exercises(
    _ word: String?,
    of checkout: Checkout
  ) throws(ReviewError) -> [Exercise] {
    guard let word else { return try checkout.exercises() }
    return [try checkout.exercise(called: word)]
  }

  /// Checks one exercise, and remembers how far the learner is.
  func check(
    _ exercise: Exercise,
    of checkout: Checkout,
    _ request: CheckRequest
  ) async throws(ReviewError) -> CheckReport {
    let key = try checkout.key(of: exercise)
    let findings = try request.choose(from: key, of: exercise)
    let isForPeople = request.format == .text
    if isForPeople {
      surroundings.say(["Checking \(exercise.name), \(request.side.rawValue)."])
    }
    let state = try StateFolder.locate(for: checkout, environment: surroundings.environment)
    var snapshot = try Snapshot(of: exercise, request.side, in: checkout)
    let record = try snapshot.useShippedTests(of: checkout)
    var report = try await checker(in: state).check(
      snapshot,
      findings: findings,
      includesGuards: request.findings.isEmpty,
      limit: request.limit,
      reusesRuns: !request.isFresh
    ) { stage in
      if isForPeople { surroundings.say([stage.sentence]) }
    }
    report.tests = record
    let progress = ProgressFolder(in: try learnerFolder(of: checkout))
    if isForPeople {
      let isFirst = progress.progress(of: exercise)?.verdicts.isEmpty ?? true
      let text = RunText(report, isFirst: isFirst)
      surroundings.say(text.lines.flatMap { $0.isEmpty ? [""] : surroundings.terminal.wrap($0) })
    }
    if request.side == .before { try progress.take(report) }
    return report
  }

  private func checker(in state: Path) throws(ReviewError) -> Checker {
    Checker(
      workspace: Workspace(
        folder: state / "workspace",
        toolchain: try Toolchain(environment: surroundings.environment),
        environment: surroundings.environment
      ),
      runner: TestRunner(
        folder: state / "runs",
        jobs: surroundings.cores,
        environment: surroundings.environment
      )
    )
  }
}

extension CheckRequest {
  /// Returns the findings that the request is about, in the key's order.
  func choose(
    from key: Key,
    of exercise: Exercise
  ) throws(ReviewError) -> [Key.Finding] {
    for number in findings {
      let finding = try key.finding(number, of: exercise)
      if let reason = finding.spoken {
        throw .spokenFinding(number, exercise: exercise.name, reason: reason)
      }
    }
    return findings.isEmpty ? key.findings : key.findings.filter { findings.contains($0.number) }
  }
}

extension Key {
  /// Returns the finding with a number, which has to be there.
  func finding(_ number: Int, of exercise: Exercise) throws(ReviewError) -> Finding {
    guard let finding = finding(number) else {
      throw .unknownFinding(number, exercise: exercise.name, count: findings.count)
    }
    return finding
  }
}

extension Workspace.Stage {
  /// What to tell someone who waits.
  fileprivate var sentence: String {
    switch self {
    case .waiting: "Another review is building here; waiting for it."
    case .building(isFirst: true): "Building for the first time, which takes longest."
    case .building(isFirst: false): "Building."
    }
  }
}
