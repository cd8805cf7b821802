import Foundation

extension Program {
  /// Asks the questions of a key one at a time, or lists them.
  func discuss(
    _ word: String,
    isListed: Bool,
    in asked: String?
  ) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercise = try checkout.exercise(called: word)
    let language = try language(of: exercise, in: checkout, asked: asked)
    let (key, shown) = (
      try checkout.key(of: exercise), try checkout.key(of: exercise, in: language)
    )
    let text = DiscussText(of: exercise, for: surroundings.terminal)
    let folder = AnswerFolder(in: try learnerFolder(of: checkout))
    let name = { (path: Path) in path.relative(to: checkout.root) ?? path.text }
    if let place = try folder.setDamagedAside(of: exercise) {
      surroundings.say(text.damaged(name(folder.file(for: exercise)), movedTo: name(place)))
    }
    let discussion = Discussion(of: key, in: shown, after: folder.book(of: exercise))
    if discussion.questions.isEmpty {
      surroundings.write(text.nothingToAsk)
    } else if isListed {
      let outcomes = discussion.outcomes(in: folder.book(of: exercise))
      surroundings.write(text.list(outcomes))
    } else {
      surroundings.write(text.introduction(to: discussion))
      for (offset, question) in discussion.order.enumerated() {
        let count = discussion.questions.count
        surroundings.write(text.question(question.text, number: offset + 1, of: count))
        guard try hear(question, of: exercise, in: folder, text) else { break }
      }
      let outcomes = discussion.outcomes(in: folder.book(of: exercise))
      surroundings.write(text.summary(outcomes, file: name(folder.file(for: exercise))))
    }
    return .success
  }

  /// Takes an answer and its mark, and keeps both as soon as they are typed.
  ///
  /// - Returns: Whether to go on with the next question.
  private func hear(
    _ question: Discussion.Question,
    of exercise: Exercise,
    in folder: AnswerFolder,
    _ text: DiscussText
  ) throws(ReviewError) -> Bool {
    let book = folder.book(of: exercise)
    var turn = Discussion.Turn(date: book.date(ofNewAnswerTo: question.name, now: .now))
    surroundings.say(text.answerPrompt)
    while true {
      let earlier = turn.answer
      let reply = turn.take(surroundings.read())
      if turn.answer != earlier {
        try folder.keep(turn.answer, to: question.name, of: exercise)
      }
      switch reply {
      case .listen: continue
      case .showModelAnswer:
        surroundings.write(text.modelAnswer(question.modelAnswer))
        surroundings.say(text.markPrompt)
      case .addedToAnswer: surroundings.say(text.answerGoesOn)
      case .refuse(let typed): surroundings.say(text.noMark(typed))
      case .goOn: return true
      case .stop: return false
      }
    }
  }
}
