import Foundation

/// A learner's practice of one review, from the brief to the report.
struct PracticeSession {
  private let exercise: Exercise
  private let checkout: Checkout
  private let request: PracticeRequest
  private let folder: ReviewFolder
  private let progress: ProgressFolder
  private let key: Key
  private let brief: Brief
  private let reader: RemarkReader
  private let surroundings: Surroundings
  private let text: PracticeText

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - checkout: The checkout that it is in.
  ///   - request: How to practise.
  ///   - folder: Where its reviews are kept.
  ///   - progress: Where its progress is kept.
  ///   - language: The language of the brief and the hints.
  ///   - surroundings: Who types and reads.
  /// - Throws: An error where the brief, the key or the code cannot be read.
  init(
    of exercise: Exercise,
    in checkout: Checkout,
    _ request: PracticeRequest,
    folder: ReviewFolder,
    progress: ProgressFolder,
    language: Language,
    surroundings: Surroundings
  ) throws(ReviewError) {
    self.exercise = exercise
    self.checkout = checkout
    self.request = request
    self.folder = folder
    self.progress = progress
    self.surroundings = surroundings
    key = try checkout.key(of: exercise, in: language)
    brief = try checkout.brief(of: exercise, in: language)
    reader = RemarkReader(lineCounts: try checkout.ownLines(of: exercise).mapValues(\.count))
    text = PracticeText(of: exercise, for: surroundings.terminal)
  }

  /// Practises at the prompt, or hands a file in.
  func run() throws(ReviewError) -> ExitCode {
    if let place = try folder.putDamagedAside() {
      surroundings.say(text.damaged(movedTo: name(of: place)))
    }
    if let file = request.file { return try submit(file) }
    return try practise()
  }

  private var terminal: Terminal { surroundings.terminal }

  /// Tells what is part of the conversation; a report for programs has standard output for itself.
  private func tell(_ lines: [String]) {
    request.asJSON ? surroundings.say(lines) : surroundings.write(lines)
  }

  private func explain(_ error: ReviewError) {
    surroundings.say(ErrorText.lines(for: error).flatMap { terminal.wrap($0) })
  }

  private func name(of place: Path) -> String {
    place.relative(to: checkout.root) ?? place.text
  }

  /// Asks a question that may be longer than a line of the terminal.
  private func ask(_ question: String) -> String? {
    let lines = terminal.wrap(question)
    surroundings.say(lines.dropLast())
    return surroundings.ask(lines.last ?? question)
  }

  /// Asks until the answer is yes or no; none where nobody answers.
  private func agrees(to question: String) -> Bool? {
    while let answer = ask(question)?.trimmed.lowercased() {
      if ["y", "yes"].contains(answer) { return true }
      if ["n", "no"].contains(answer) { return false }
      tell(terminal.wrap(PracticeText.yesOrNo))
    }
    return nil
  }

  // MARK: - At the prompt

  private func practise() throws(ReviewError) -> ExitCode {
    guard let draft = try begin() else { return .notGreen }
    let notebook = Notebook(draft)
    Interruption.setLastAct { [folder, text, surroundings] in
      let draft = notebook.page
      try? folder.keep(draft)
      surroundings.say([""] + text.paused(draft))
    }
    defer { Interruption.setLastAct(nil) }
    var dialogue = PracticeDialogue(draft, reader: reader)
    while true {
      keep(&dialogue, notebook)
      let line = surroundings.ask(text.prompt(minutesLeft: dialogue.draft.minutesLeft))
      dialogue.note(seconds: notebook.seconds)
      switch line.map({ dialogue.take($0) }) ?? .pause {
      case .pause:
        try folder.keep(dialogue.draft)
        tell(text.paused(dialogue.draft))
        return .success
      case .done where dialogue.draft.remarks.isEmpty:
        tell(text.empty)
      case .done:
        Interruption.setLastAct(nil)
        return try handIn(dialogue.draft, isTimed: true)
      case .read(let file):
        read(file, into: &dialogue)
      case let step:
        tell(text.lines(for: step, dialogue.draft))
      }
    }
  }

  /// Keeps the review; a full disk is told, and no reason to end it.
  private func keep(_ dialogue: inout PracticeDialogue, _ notebook: Notebook) {
    dialogue.note(seconds: notebook.seconds)
    notebook.take(dialogue.draft)
    do throws(ReviewError) {
      try folder.keep(dialogue.draft)
    } catch {
      explain(error)
    }
  }

  /// Returns the review to go on with, a new one or the one that was begun; none if nobody decides.
  private func begin() throws(ReviewError) -> ReviewDraft? {
    let minutes = request.minutes ?? brief.minutes
    if var draft = folder.draft {
      guard let goesOn = request.isResumed ? true : agrees(to: text.resumeQuestion(draft)) else {
        tell(text.undecided)
        return nil
      }
      if goesOn {
        draft.minutes = request.minutes ?? draft.minutes
        tell(text.resumed(draft) + [""] + text.help)
        return draft
      }
      tell(text.putAside(at: name(of: try folder.putAside())) + [""])
    } else if request.isResumed {
      throw .noReview(exercise: exercise.name)
    }
    tell(ShowText(for: terminal).lines(for: brief) + [""] + text.introduction(minutes: minutes))
    return ReviewDraft(minutes: minutes)
  }

  /// Adds a file's remarks; a slip in its name is no reason to end the review.
  private func read(_ file: String, into dialogue: inout PracticeDialogue) {
    do throws(ReviewError) {
      let steps = dialogue.take(try Files.lines(of: path(of: file)))
      tell(steps.flatMap { text.lines(for: $0, dialogue.draft) })
      if steps.isEmpty { tell(text.noRemark(in: file)) }
    } catch {
      explain(error)
    }
  }

  /// Returns the file that was named; at the prompt there is no shell that knows what `~` is.
  private func path(of file: String) -> Path {
    if file.hasPrefix("~/"), let home = surroundings.environment["HOME"] {
      return Path(home) / String(file.dropFirst(2))
    }
    return file.hasPrefix("/") ? Path(file) : surroundings.folder / file
  }

  // MARK: - From a file

  private func submit(_ file: String) throws(ReviewError) -> ExitCode {
    let entries = reader.read(try Files.lines(of: path(of: file)))
    let remarks = entries.filter { !$0.doubts.contains(.noWords) }
    guard !remarks.isEmpty else { throw .emptyReview(file: file) }
    let names = entries.flatMap { entry in
      entry.remark.places.map(\.file) + entry.doubts.compactMap(\.unknownFile)
    }
    if let other = try checkout.otherExercise(thanOneOf: exercise, naming: Set(names)) {
      throw .otherReview(file: file, exercise: exercise.name, other: other.name)
    }
    surroundings.say(text.doubts(in: entries, of: file))
    let begun = folder.draft
    if let begun, !begun.remarks.isEmpty { surroundings.say(text.together(with: begun)) }
    var draft = begun ?? ReviewDraft(minutes: brief.minutes)
    draft.minutes = request.minutes ?? draft.minutes
    for remark in remarks { draft.add(remark.text) }
    return try handIn(draft, isTimed: begun != nil)
  }

  // MARK: - Handing in

  private func handIn(_ draft: ReviewDraft, isTimed: Bool) throws(ReviewError) -> ExitCode {
    let remarks = draft.remarks.map { reader.entry(from: $0)?.remark ?? Remark(text: $0) }
    let places = try ShippedPlaces(of: exercise, in: checkout)
    let outcomes = try checkout.matcher(for: exercise).outcomes(of: remarks.map(places.shipped))
    var score = ReviewScore(key: key, remarks: remarks, outcomes: outcomes)
    let earlier = try folder.attempts()
    var attempt = ReviewAttempt(score, of: draft, isTimed: isTimed, date: .now)
    if request.asJSON {
      surroundings.write(JSONText.lines(for: score, attempt, of: exercise, earlier: earlier))
      _ = try keep(attempt, score)
      return .success
    }
    let report = ReviewScoreText(score, attempt, of: exercise, for: terminal)
    tell(report.remarks + [""] + report.summary + [""])
    // It is kept before anything is asked: whoever walks away has handed it in.
    let file = try keep(attempt, score)
    tell(report.outlook(earlier: earlier) + [""])
    for index in score.unlisted {
      tell(report.question(about: index))
      let reply = reply()
      tell([""])
      if reply == .nobody { break }
      guard case .answer(let answer) = reply else { continue }
      score.answers[index] = answer
      attempt.answers = score.answers
      try folder.update(attempt, in: file)
    }
    let final = ReviewScoreText(score, attempt, of: exercise, for: terminal)
    if !score.unlisted.isEmpty { tell(final.afterAnswers + [""]) }
    try showMissed(score, final)
    tell(final.next)
    return .success
  }

  private func keep(
    _ attempt: ReviewAttempt,
    _ score: ReviewScore
  ) throws(ReviewError) -> Path {
    let file = try folder.take(attempt)
    try progress.update(exercise) { $0.note(found: score.found.count, of: score.bugs.count) }
    return file
  }

  /// What is replied to a question about a remark.
  private enum Reply: Equatable {
    case answer(ReviewScore.Answer)
    case open
    case nobody
  }

  private func reply() -> Reply {
    while let line = ask(ReviewScoreText.answerPrompt) {
      let word = line.trimmed.lowercased()
      if word.isEmpty { return .open }
      if word == "stop" { return .nobody }
      let answer = ReviewScore.Answer.allCases.first { $0.rawValue.hasPrefix(word) }
      if let answer { return .answer(answer) }
      tell(terminal.wrap(ReviewScoreText.noAnswer))
    }
    return .nobody
  }

  /// Shows the first hint of what was missed, one finding after the other; where nobody answers, of
  /// all.
  private func showMissed(_ score: ReviewScore, _ report: ReviewScoreText) throws(ReviewError) {
    var isAnswered = true
    for (offset, finding) in score.missed.enumerated() {
      tell(report.missed(finding, offset + 1, of: score.missed.count))
      if !finding.hints.isEmpty,
        progress.progress(of: exercise)?.hintCount(for: finding.number) ?? 0 < 1
      {
        try progress.update(exercise) { $0.note(hintCount: 1, for: finding.number) }
      }
      guard isAnswered, offset + 1 < score.missed.count else { continue }
      let goesOn = agrees(to: ReviewScoreText.goOnPrompt)
      if goesOn == false {
        tell(report.alsoMissed(score.missed.dropFirst(offset + 1)))
        break
      }
      isAnswered = goesOn != nil
    }
    if !score.missed.isEmpty { tell([""]) }
  }
}

extension RemarkReader.Doubt {
  /// The name of the file that is not under review.
  fileprivate var unknownFile: String? {
    if case .unknownFile(let name, _) = self { name } else { nil }
  }
}
