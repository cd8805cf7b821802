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

  func explain(_ error: ReviewError) {
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
    case .show(let word, let part, let language):
      return try show(word, part, in: language)
    case .practice(let request):
      return try practice(request)
    case .check(let request):
      return try await check(request)
    case .watch(let request):
      return try await watch(request)
    case .hint, .key, .diff:
      return try answer(command)
    case .discuss(let word, let isListed, let language):
      return try discuss(word, isListed: isListed, in: language)
    case .reset, .new, .ship:
      return try rewrite(command)
    case .completions(let shell):
      surroundings.write(CompletionText(for: shell).lines)
      return .success
    case .grade(let request):
      return try await grade(request)
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

  /// Where what belongs to the learner is kept: progress, and versions that were replaced.
  func learnerFolder(of checkout: Checkout) throws(ReviewError) -> Path {
    try StateFolder.locateForLearner(in: checkout, environment: surroundings.environment)
  }

  /// The language to show an exercise in: the one that was asked for, or the user's.
  func language(
    of exercise: Exercise,
    in checkout: Checkout,
    asked: String?
  ) throws(ReviewError) -> Language {
    try checkout.language(of: exercise, asked: asked, environment: surroundings.environment)
  }

  // MARK: - List

  /// Lists the exercises that can be read; one that cannot does not hide the others.
  private func list(_ text: ([ListEntry]) -> [String]) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let learner = try learnerFolder(of: checkout)
    var entries: [ListEntry] = []
    var problems: [ReviewError] = []
    for exercise in try checkout.exercises() {
      do throws(ReviewError) {
        entries.append(
          ListEntry(
            exercise: exercise,
            brief: try checkout.brief(of: exercise),
            key: try checkout.key(of: exercise),
            progress: ProgressFolder(in: learner).progress(of: exercise),
            answers: AnswerFolder(in: learner).book(of: exercise)
          )
        )
      } catch {
        problems.append(error)
      }
    }
    if !entries.isEmpty || problems.isEmpty { surroundings.write(text(entries)) }
    for problem in problems { explain(problem) }
    return problems.first.map(ExitCode.init) ?? .success
  }

  // MARK: - Show

  private func show(
    _ word: String,
    _ part: Command.ShownPart,
    in asked: String?
  ) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercise = try checkout.exercise(called: word)
    let language = try language(of: exercise, in: checkout, asked: asked)
    let text = ShowText(for: surroundings.terminal)
    var parts: [[String]] = []
    if part != .code {
      parts.append(text.lines(for: try checkout.brief(of: exercise, in: language)))
    }
    if part != .brief {
      let brief = try checkout.brief(of: exercise)
      parts += try checkout.code(of: exercise, listedBy: brief).map(text.lines(for:))
    }
    surroundings.write(Array(parts.joined(separator: [""])))
    return .success
  }
}
