import Foundation
import Synchronization

extension Program {
  /// Takes a learner's review, and says what it comes to.
  func practice(_ request: PracticeRequest) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercise = try checkout.exercise(called: request.exercise)
    let practice = try Practice(
      of: exercise,
      in: checkout,
      request,
      learner: try learnerFolder(of: checkout),
      language: try language(of: exercise, in: checkout, asked: request.language),
      surroundings: surroundings
    )
    if request.showsHistory { return try practice.showHistory() }
    if let file = request.file { return try practice.submit(file) }
    return try practice.run()
  }
}

/// A learner's practice of one review, from the brief to the report.
private struct Practice {
  let exercise: Exercise
  let checkout: Checkout
  let request: PracticeRequest
  let folder: ReviewFolder
  let progress: ProgressFolder
  let key: Key
  let brief: Brief
  let reader: RemarkReader
  let surroundings: Surroundings
  let text: PracticeText

  init(
    of exercise: Exercise,
    in checkout: Checkout,
    _ request: PracticeRequest,
    learner: Path,
    language: Language,
    surroundings: Surroundings
  ) throws(ReviewError) {
    self.exercise = exercise
    self.checkout = checkout
    self.request = request
    self.surroundings = surroundings
    folder = ReviewFolder(of: exercise, in: learner)
    progress = ProgressFolder(in: learner)
    key = try checkout.key(of: exercise, in: language)
    brief = try checkout.brief(of: exercise, in: language)
    reader = RemarkReader(lineCounts: try checkout.ownLines(of: exercise).mapValues(\.count))
    text = PracticeText(of: exercise, for: surroundings.terminal)
  }

  private var terminal: Terminal { surroundings.terminal }

  /// Tells what is part of the conversation; a report for programs has standard output for itself.
  private func tell(_ lines: [String]) {
    request.asJSON ? surroundings.say(lines) : surroundings.write(lines)
  }

  // MARK: - At the prompt

  func run() throws(ReviewError) -> ExitCode {
    guard let draft = try begin() else { return .notGreen }
    let clock = PracticeClock(startingAt: draft.seconds)
    let notebook = Notebook(draft)
    Interruption.setLastAct { [folder, text, surroundings] in
      let draft = notebook.noted(seconds: clock.seconds)
      try? folder.keep(draft)
      surroundings.say([""] + text.paused(draft))
    }
    defer { Interruption.setLastAct(nil) }
    var dialogue = PracticeDialogue(draft, reader: reader)
    while true {
      dialogue.note(seconds: clock.seconds)
      notebook.draft = dialogue.draft
      try folder.keep(dialogue.draft)
      let line = surroundings.ask(text.prompt(minutesLeft: dialogue.draft.minutesLeft))
      dialogue.note(seconds: clock.seconds)
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
        try read(file, into: &dialogue)
      case let step:
        tell(text.lines(for: step, dialogue.draft))
      }
    }
  }

  /// Returns the review to go on with, a new one or the one that was begun; none if nobody decides.
  private func begin() throws(ReviewError) -> ReviewDraft? {
    let minutes = request.minutes ?? brief.minutes
    if var draft = try folder.draft() {
      guard let goesOn = request.isResumed ? true : agrees(to: text.resumeQuestion(draft)) else {
        tell(text.undecided)
        return nil
      }
      if goesOn {
        draft.minutes = request.minutes ?? draft.minutes
        tell(text.resumed(draft) + [""] + text.help)
        return draft
      }
      let place = try folder.putAside()
      tell(text.putAside(at: place.relative(to: checkout.root) ?? place.text) + [""])
    } else if request.isResumed {
      throw .noReview(exercise: exercise.name)
    }
    tell(ShowText(for: terminal).lines(for: brief) + [""] + text.introduction(minutes: minutes))
    return ReviewDraft(minutes: minutes)
  }

  private func read(_ file: String, into dialogue: inout PracticeDialogue) throws(ReviewError) {
    do throws(ReviewError) {
      let lines = try Files.lines(of: path(of: file))
      let steps = dialogue.take(lines)
      tell(steps.flatMap { text.lines(for: $0, dialogue.draft) })
      if steps.isEmpty { tell(text.empty) }
    } catch {
      // A slip in a file's name is no reason to end the review.
      surroundings.say(ErrorText.lines(for: error).flatMap { terminal.wrap($0) })
    }
  }

  private func path(of file: String) -> Path {
    file.hasPrefix("/") ? Path(file) : surroundings.folder / file
  }

  /// Asks a question that can be answered with yes or no; none where nobody answers.
  private func agrees(to question: String) -> Bool? {
    surroundings.ask(question).map { ["y", "yes"].contains($0.trimmed.lowercased()) }
  }

  // MARK: - From a file

  func submit(_ file: String) throws(ReviewError) -> ExitCode {
    let entries = reader.read(try Files.lines(of: path(of: file)))
    let begun = try folder.draft()
    var draft = begun ?? ReviewDraft(minutes: request.minutes ?? brief.minutes)
    guard !entries.isEmpty else { throw .emptyReview(file: file) }
    let names = entries.flatMap { entry in
      entry.remark.places.map(\.file) + entry.doubts.compactMap(\.unknownFile)
    }
    if let other = try checkout.otherExercise(thanOneOf: exercise, naming: Set(names)) {
      throw .otherReview(file: file, exercise: exercise.name, other: other.name)
    }
    surroundings.say(text.doubts(in: entries, of: file))
    for entry in entries { draft.add(entry.text) }
    return try handIn(draft, isTimed: begun != nil)
  }

  // MARK: - Handing in

  private func handIn(_ draft: ReviewDraft, isTimed: Bool) throws(ReviewError) -> ExitCode {
    let remarks = draft.remarks.map { reader.entry(from: $0)?.remark ?? Remark(text: $0) }
    let outcomes = try checkout.matcher(for: exercise).outcomes(of: try shipped(remarks))
    var score = ReviewScore(key: key, remarks: remarks, outcomes: outcomes)
    let earlier = try folder.attempts()
    var attempt = ReviewAttempt(score, of: draft, isTimed: isTimed, date: .now)
    let file = try folder.take(attempt)
    try progress.update(exercise) { $0.note(found: score.found.count, of: score.bugs.count) }
    if request.asJSON {
      surroundings.write(JSONText.lines(for: score, attempt, of: exercise, earlier: earlier))
      return .success
    }
    let report = ReviewScoreText(score, attempt, of: exercise, for: terminal)
    tell(report.remarks + [""])
    score.answers = ask(about: score, report)
    attempt.answers = score.answers
    try folder.update(attempt, in: file)
    let final = ReviewScoreText(score, attempt, of: exercise, for: terminal)
    tell(final.summary + final.open + [""] + final.outlook(earlier: earlier) + [""])
    try showMissed(score, final)
    tell(final.next)
    return .success
  }

  /// Returns remarks with the places that their lines had in the code as shipped.
  private func shipped(_ remarks: [Remark]) throws(ReviewError) -> [Remark] {
    let (own, original) = (
      try checkout.ownLines(of: exercise), try checkout.shippedLines(of: exercise)
    )
    var maps: [String: LineMap] = [:]
    for (file, lines) in own where original[file] != lines {
      maps[file] = LineMap(from: lines, to: original[file] ?? [])
    }
    return remarks.map { remark in
      var remark = remark
      for index in remark.places.indices {
        guard let map = maps[remark.places[index].file] else { continue }
        remark.places[index].start = map.original(of: remark.places[index].start)
        remark.places[index].end = map.original(of: remark.places[index].end)
      }
      return remark
    }
  }

  /// Asks what the remarks are that are not in the key, until nobody answers.
  private func ask(about score: ReviewScore, _ report: ReviewScoreText) -> [Int: ReviewScore.Answer]
  {
    var answers: [Int: ReviewScore.Answer] = [:]
    for index in score.unlisted {
      tell(report.question(about: index))
      var isAnswered = false
      while !isAnswered {
        guard let line = surroundings.ask(ReviewScoreText.answerPrompt) else {
          tell([""])
          return answers
        }
        let word = line.trimmed.lowercased()
        let answer = ReviewScore.Answer.allCases.first {
          !word.isEmpty && $0.rawValue.hasPrefix(word)
        }
        answers[index] = answer
        isAnswered = word.isEmpty || answer != nil
        if !isAnswered { tell(terminal.wrap(ReviewScoreText.noAnswer)) }
      }
      tell([""])
    }
    return answers
  }

  /// Shows the first hint of what was missed, one finding after the other; where nobody answers, of
  /// all.
  private func showMissed(_ score: ReviewScore, _ report: ReviewScoreText) throws(ReviewError) {
    var isAnswered = true
    for (offset, finding) in score.missed.enumerated() {
      tell(report.missed(finding, offset + 1, of: score.missed.count))
      if progress.progress(of: exercise)?.hintCount(for: finding.number) ?? 0 < 1 {
        try progress.update(exercise) { $0.note(hintCount: 1, for: finding.number) }
      }
      guard isAnswered, offset + 1 < score.missed.count else { continue }
      let goesOn = agrees(to: ReviewScoreText.goOnPrompt)
      if goesOn == false { break }
      isAnswered = goesOn != nil
    }
    if !score.missed.isEmpty { tell([""]) }
  }

  // MARK: - Earlier reviews

  func showHistory() throws(ReviewError) -> ExitCode {
    let attempts = try folder.attempts()
    surroundings.write(
      request.asJSON
        ? JSONText.lines(for: attempts, of: exercise)
        : ReviewHistoryText(attempts, of: exercise, for: terminal).lines
    )
    return .success
  }
}

extension RemarkReader.Doubt {
  /// The name of the file that is not under review.
  fileprivate var unknownFile: String? {
    if case .unknownFile(let name, _) = self { name } else { nil }
  }
}

/// How long is practised, beginning with the time of a review that is gone on with.
private struct PracticeClock: Sendable {
  private let start = ContinuousClock.now
  private let before: Double

  init(startingAt seconds: Double) {
    before = seconds
  }

  var seconds: Double { before + (ContinuousClock.now - start) / .seconds(1) }
}

/// The review as it was last, for whoever ends the program meanwhile.
private final class Notebook: Sendable {
  private let kept: Mutex<ReviewDraft>

  init(_ draft: ReviewDraft) {
    kept = Mutex(draft)
  }

  var draft: ReviewDraft {
    get { kept.withLock(\.self) }
    set { kept.withLock { $0 = newValue } }
  }

  func noted(seconds: Double) -> ReviewDraft {
    var draft = draft
    draft.note(seconds: seconds)
    return draft
  }
}
