/// What is said in a discussion, beside the questions and the answers themselves.
package struct DiscussText {
  private let exercise: Exercise
  private let terminal: Terminal

  /// Creates the text for an exercise.
  package init(of exercise: Exercise, for terminal: Terminal) {
    self.exercise = exercise
    self.terminal = terminal
  }

  // MARK: - Before the first question

  /// Says that there is nothing to ask.
  package var nothingToAsk: [String] {
    terminal.wrap(
      "The key of \(exercise.name) has no follow-up questions, so there is nothing to discuss."
    )
  }

  /// Says that earlier marks could not be read, and where they are now.
  package func damaged(_ file: String, movedTo place: String) -> [String] {
    terminal.wrap(
      "The answers and marks in \(file) cannot be read, so earlier marks do not count. "
        + "The file is now \(place), and nothing in it was changed."
    )
  }

  /// Says what comes, and how it works.
  package func introduction(to discussion: Discussion) -> [String] {
    var paragraph =
      "Answer aloud, or type your answer. Then compare it with a model answer and mark yourself."
    if discussion.isContinued {
      paragraph += " What was not marked yet and what went worst comes first."
    }
    return heading(discussion.questions.count)
      + [""] + terminal.wrap("\(paragraph) `stop` ends it at any time; nothing is lost.")
  }

  private func heading(_ count: Int) -> [String] {
    let text =
      count == 1
      ? "\(exercise.name): one question that an interviewer asks next."
      : "\(exercise.name): \(count) questions that an interviewer asks next."
    return terminal.wrap(text).map { terminal.paint($0, .bold) }
  }

  // MARK: - One question

  /// Returns a question.
  package func question(_ text: String, number: Int, of count: Int) -> [String] {
    ["", "Question \(number) of \(count)", ""]
      + terminal.wrap(text).map { terminal.paint($0, .bold) }
  }

  /// Asks for an answer.
  package var answerPrompt: [String] {
    [""] + terminal.wrap("Your answer? An empty line ends it. Just Enter: you gave it aloud.")
  }

  /// Returns a model answer.
  package func modelAnswer(_ blocks: [MarkdownBlock]) -> [String] {
    ["", "A model answer", ""] + terminal.render(blocks, indent: 2)
  }

  /// Asks for a mark.
  package var markPrompt: [String] {
    [""] + terminal.wrap("How was it? 1 missed, 2 partly, 3 well")
  }

  /// Says that a line was taken for more of the answer, and asks again.
  package var answerGoesOn: [String] {
    terminal.wrap("That is no mark, so it was added to your answer.") + markPrompt
  }

  /// Says what a mark is, where something else was typed.
  package func noMark(_ typed: String) -> [String] {
    let complaint = typed.isEmpty ? "" : "\"\(typed)\" is no mark. "
    return terminal.wrap(
      "\(complaint)Type 1 if you missed it, 2 if you had it partly, 3 if you had it well, "
        + "or stop."
    )
  }

  // MARK: - At the end

  /// Says what became of each question, where the answers are, and what is next.
  package func summary(_ outcomes: [Discussion.Outcome], file: String) -> [String] {
    let count = outcomes.count { $0.answer?.mark != nil }
    var lines = [""]
    lines += terminal.wrap("\(count) of \(outcomes.count) marked this time.")
      .map { terminal.paint($0, .bold) }
    lines += [""] + numbered(outcomes) { [sentence($0)] }
    if outcomes.contains(where: { $0.answer != nil }) {
      lines += [""] + terminal.wrap("What you typed and your marks are in \(file).")
    }
    return lines + [""] + nextStep(outcomes)
  }

  /// Lists the questions with all of their marks, and what was typed last.
  package func list(_ outcomes: [Discussion.Outcome]) -> [String] {
    heading(outcomes.count) + [""]
      + numbered(outcomes) { outcome in
        let marks = outcome.marks.map(\.words).joined(separator: ", ")
        let text = outcome.answers.last { !$0.text.isEmpty }?.text ?? ""
        return [marks.isEmpty ? "Not marked yet." : "Marks so far: \(marks)."]
          + (text.isEmpty ? [] : ["Your last answer:"])
          + text.split(separator: "\n").map(String.init)
      }
      + [""] + nextStep(outcomes)
  }

  private func numbered(
    _ outcomes: [Discussion.Outcome],
    _ paragraphs: (Discussion.Outcome) -> [String]
  ) -> [String] {
    outcomes.enumerated().flatMap { offset, outcome in
      let mark = "\(offset + 1). "
      return terminal.wrap(outcome.question, indent: mark.count, first: mark)
        + paragraphs(outcome).flatMap { terminal.wrap($0, indent: mark.count) }
    }
  }

  private func sentence(_ outcome: Discussion.Outcome) -> String {
    let before = outcome.before?.words
    guard let answer = outcome.answer else {
      return before.map { "Not asked this time. Before: \($0)." } ?? "Not marked yet."
    }
    let now = answer.mark.map { "Now: \($0.words)." } ?? "Answered now, without a mark."
    return before.map { "\(now) Before: \($0)." } ?? now
  }

  private func nextStep(_ outcomes: [Discussion.Outcome]) -> [String] {
    let step =
      outcomes.allSatisfy { $0.marks.last == .well }
      ? "Next: `swift run review` shows what else there is."
      : "Next: `swift run review discuss \(exercise.typedName)` asks the weakest first."
    return terminal.wrap(step, indent: 6, first: "")
  }
}
