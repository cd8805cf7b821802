/// The questions of one exercise, in the order in which a learner should meet them now.
package struct Discussion: Hashable, Sendable {
  /// A question with its model answer.
  package struct Question: Hashable, Sendable {
    /// The wording that answers are kept under, whatever language it is asked in.
    package var name: String
    /// The question as it is asked.
    package var text: String
    /// A model answer.
    package var modelAnswer: [MarkdownBlock]

    /// Creates a question.
    package init(name: String, text: String, modelAnswer: [MarkdownBlock]) {
      self.name = name
      self.text = text
      self.modelAnswer = modelAnswer
    }
  }

  /// What became of a question this time.
  package struct Outcome: Hashable, Sendable {
    /// The question as it was asked.
    package var question: String
    /// All answers to it, the oldest first.
    package var answers: [AnswerBook.Answer]
    /// How many of them are from earlier times.
    package var earlierCount: Int

    /// The answer of this time; none where it was not asked, or nothing was kept.
    var answer: AnswerBook.Answer? { answers.dropFirst(earlierCount).last }
    /// The last mark of earlier times.
    var before: Mark? { answers.prefix(earlierCount).last { $0.mark != nil }?.mark }
    /// The marks of all times, the oldest first.
    var marks: [Mark] { answers.compactMap(\.mark) }
  }

  /// The questions in the key's order.
  package let questions: [Question]
  private let earlier: AnswerBook

  /// Creates the discussion of a key.
  ///
  /// - Parameters:
  ///   - key: The key in English.
  ///   - translation: The key in the language to ask in. Where it has another number of questions,
  ///     nobody can tell which is which, and they are asked in English.
  ///   - earlier: What the learner answered before.
  package init(of key: Key, in translation: Key, after earlier: AnswerBook) {
    let names = key.followUps.map(\.question)
    let isUsable = translation.followUps.count == names.count
    questions = zip(names, isUsable ? translation.followUps : key.followUps).map { name, shown in
      Question(name: name, text: shown.question, modelAnswer: shown.answer)
    }
    self.earlier = earlier
  }

  /// The questions in the order to ask them in: the weak ones first.
  package var order: [Question] {
    earlier.order(of: questions.map(\.name)).map { questions[$0] }
  }

  /// Whether any of the questions was marked before.
  package var isContinued: Bool {
    questions.contains { !earlier.marks(of: $0.name).isEmpty }
  }

  /// Returns what became of each question, in the key's order.
  ///
  /// - Parameter book: What the learner has answered by now.
  /// - Returns: The outcome of each question.
  package func outcomes(in book: AnswerBook) -> [Outcome] {
    questions.map { question in
      Outcome(
        question: question.text,
        answers: book.answers(to: question.name),
        earlierCount: earlier.answers(to: question.name).count
      )
    }
  }
}
