extension Program {
  /// Does what a command asks for that gives something of the key away.
  func answer(_ command: Command) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    switch command {
    case .hint(let word, let number, let asked):
      let exercise = try checkout.exercise(called: word)
      let language = try language(of: exercise, in: checkout, asked: asked)
      let finding = try checkout.key(of: exercise, in: language).finding(number, of: exercise)
      return try hint(finding, of: exercise, in: checkout)
    case .key(let word, let number, let isAnswered, let asked):
      let exercise = try checkout.exercise(called: word)
      let language = try language(of: exercise, in: checkout, asked: asked)
      let key = try checkout.key(of: exercise, in: language)
      return try show(key, of: exercise, number, isAnswered: isAnswered, of: checkout)
    case .diff(let word, let isMine):
      return try diff(try checkout.exercise(called: word), isMine: isMine, of: checkout)
    default: return .success
    }
  }

  private func hint(
    _ finding: Key.Finding,
    of exercise: Exercise,
    in checkout: Checkout
  ) throws(ReviewError) -> ExitCode {
    let number = finding.number
    let progress = ProgressFolder(in: try learnerFolder(of: checkout))
    let seen = progress.progress(of: exercise)?.hintCount(for: number) ?? 0
    let text = HintText(finding, of: exercise, seen: seen, for: surroundings.terminal)
    surroundings.write(text.lines)
    let count = min(seen + 1, finding.hints.count)
    if count > seen {
      try progress.update(exercise) { $0.note(hintCount: count, for: number) }
    }
    return .success
  }

  private func show(
    _ key: Key,
    of exercise: Exercise,
    _ number: Int?,
    isAnswered: Bool,
    of checkout: Checkout
  ) throws(ReviewError) -> ExitCode {
    var findings: [Key.Finding]?
    if let number { findings = [try key.finding(number, of: exercise)] }
    let tested = (findings ?? key.findings).filter { $0.spoken == nil }
    let progress = ProgressFolder(in: try learnerFolder(of: checkout)).progress(of: exercise)
    let open = tested.count - (progress?.greenCount(among: tested) ?? 0)
    if open > 0, !isAnswered, !agrees(to: KeyText.question(openCount: open, finding: number)) {
      surroundings.say(surroundings.terminal.wrap(KeyText.refusal(exercise, number)))
      return .notGreen
    }
    let text = KeyText(of: exercise, before: try checkout.shippedSources(of: exercise) ?? [:])
    surroundings.write(text.lines(of: key, only: findings, on: surroundings.terminal))
    return .success
  }

  private func diff(
    _ exercise: Exercise,
    isMine: Bool,
    of checkout: Checkout
  ) throws(ReviewError) -> ExitCode {
    let own = try Files.contents(of: checkout.root / exercise.sourcesPath(.before))
    let before = isMine ? own : try checkout.shippedSources(of: exercise) ?? own
    let after = try Files.contents(of: checkout.root / exercise.sourcesPath(.after))
    let text = DiffText(from: before, to: after, for: surroundings.terminal)
    surroundings.write(text.lines)
    return .success
  }

  private func agrees(to question: String) -> Bool {
    let answer = surroundings.ask(question)?.trimmed.lowercased() ?? ""
    return ["y", "yes"].contains(answer)
  }
}
