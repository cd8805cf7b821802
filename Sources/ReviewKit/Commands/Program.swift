/// The `review` command, apart from the process that it runs in.
package struct Program: Sendable {
  let surroundings: Surroundings

  /// Creates the program.
  package init(in surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// The kit's version.
  package static let version = "0.1.0"

  /// Does what a call asks for.
  ///
  /// - Parameter arguments: The words after the program's name.
  /// - Returns: What to tell the shell.
  package func run(_ arguments: [String]) async -> ExitCode {
    do throws(ReviewError) {
      return try await run(try ArgumentReader.read(arguments))
    } catch {
      explain(error)
      return ExitCode(error)
    }
  }

  private func explain(_ error: ReviewError) {
    // What another program said is passed on as it is.
    let keepsLines = if case .buildFailed = error { true } else { false }
    surroundings.say(
      ErrorText.lines(for: error).flatMap { line in
        keepsLines ? [line] : surroundings.terminal.wrap(line)
      }
    )
  }

  private func run(_ command: Command) async throws(ReviewError) -> ExitCode {
    switch command {
    case .overview:
      return try list { ListText($0, for: surroundings.terminal).overview }
    case .list(asJSON: true):
      return try list(JSONText.lines)
    case .list(asJSON: false):
      return try list { ListText($0, for: surroundings.terminal).table }
    case .show(let word, let part):
      return try show(word, part)
    case .check(let request):
      return try await check(request)
    case .verify(let request):
      return try await verify(request)
    case .help(let name):
      surroundings.write(HelpText(for: surroundings.terminal).lines(for: name))
      return .success
    case .version:
      surroundings.write(["Second Look \(Self.version)"])
      return .success
    }
  }

  // MARK: - List

  /// Lists the exercises that can be read; one that cannot does not hide the others.
  private func list(_ text: ([ListEntry]) -> [String]) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let state = try StateFolder.locate(for: checkout, environment: surroundings.environment)
    var entries: [ListEntry] = []
    var problems: [ReviewError] = []
    for exercise in try checkout.exercises() {
      do throws(ReviewError) {
        entries.append(try entry(for: exercise, of: checkout, ProgressFolder(in: state)))
      } catch {
        problems.append(error)
      }
    }
    if !entries.isEmpty || problems.isEmpty { surroundings.write(text(entries)) }
    for problem in problems { explain(problem) }
    return problems.first.map(ExitCode.init) ?? .success
  }

  private func entry(
    for exercise: Exercise,
    of checkout: Checkout,
    _ progress: ProgressFolder
  ) throws(ReviewError) -> ListEntry {
    let tested = try checkout.key(of: exercise).tested
    return ListEntry(
      exercise: exercise,
      brief: try checkout.brief(of: exercise),
      findingCount: tested.count,
      greenCount: progress.progress(of: exercise)?.greenCount(among: tested)
    )
  }

  // MARK: - Show

  private func show(_ word: String, _ part: Command.ShownPart) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercise = try checkout.exercise(called: word)
    let brief = try checkout.brief(of: exercise)
    let text = ShowText(for: surroundings.terminal)
    var parts: [[String]] = []
    if part != .code { parts.append(text.lines(for: brief)) }
    if part != .brief {
      parts += try checkout.code(of: exercise, listedBy: brief).map(text.lines(for:))
    }
    surroundings.write(Array(parts.joined(separator: [""])))
    return .success
  }

  // MARK: - Check

  private func check(_ request: CheckRequest) async throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    var reports: [CheckReport] = []
    for exercise in try exercises(request.exercise, of: checkout) {
      let report = try await check(exercise, of: checkout, request)
      reports.append(report)
      if !request.asJSON {
        let gap = reports.count > 1 ? [""] : []
        surroundings.write(gap + CheckText(report, for: surroundings.terminal).lines)
      }
    }
    if request.asJSON {
      let isSingle = request.exercise != nil
      surroundings.write(
        isSingle ? reports.flatMap(JSONText.lines) : JSONText.lines(for: reports)
      )
    }
    return reports.allSatisfy(\.isGreen) ? .success : .notGreen
  }

  func exercises(
    _ word: String?,
    of checkout: Checkout
  ) throws(ReviewError) -> [Exercise] {
    guard let word else { return try checkout.exercises() }
    return [try checkout.exercise(called: word)]
  }

  private func check(
    _ exercise: Exercise,
    of checkout: Checkout,
    _ request: CheckRequest
  ) async throws(ReviewError) -> CheckReport {
    let key = try checkout.key(of: exercise)
    let findings = try request.choose(from: key, of: exercise)
    if !request.asJSON {
      surroundings.say(["Checking \(exercise.name), \(request.side.rawValue)."])
    }
    let state = try StateFolder.locate(for: checkout, environment: surroundings.environment)
    let checker = Checker(
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
    let report = try await checker.check(
      try Snapshot(of: exercise, request.side, in: checkout),
      findings: findings,
      includesGuards: request.findings.isEmpty,
      limit: request.limit
    ) { stage in
      if !request.asJSON { surroundings.say([stage.sentence]) }
    }
    if request.side == .before { try ProgressFolder(in: state).take(report) }
    return report
  }
}

extension CheckRequest {
  /// Returns the findings that the request is about, in the key's order.
  fileprivate func choose(
    from key: Key,
    of exercise: Exercise
  ) throws(ReviewError) -> [Key.Finding] {
    for number in findings {
      guard let finding = key.finding(number) else {
        throw .unknownFinding(number, exercise: exercise.name, count: key.findings.count)
      }
      if let reason = finding.spoken {
        throw .spokenFinding(number, exercise: exercise.name, reason: reason)
      }
    }
    return findings.isEmpty ? key.findings : key.findings.filter { findings.contains($0.number) }
  }
}

extension Workspace.Stage {
  /// What to tell someone who waits.
  fileprivate var sentence: String {
    switch self {
    case .waiting: "Another review is building here; waiting for it."
    case .building: "Building it first. The first build takes longest."
    }
  }
}
