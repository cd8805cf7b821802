package import Foundation

/// What a learner has answered to the follow-up questions of an exercise, and how they marked it.
///
/// A question is known by its English wording. One that is no longer in the key keeps its answers,
/// which then count for nothing.
package struct AnswerBook: Hashable, Sendable, Codable {
  private var questions: [Entry] = []

  /// Creates a book in which nothing is answered yet.
  package init() {}

  /// A question and the answers to it, the oldest first.
  private struct Entry: Hashable, Sendable, Codable {
    var question: String
    var answers: [Answer]
  }

  /// One answer to a question.
  package struct Answer: Hashable, Sendable, Codable {
    /// When the question was asked, to the second.
    package var date: Date
    /// What the learner typed; empty where they answered aloud.
    package var text: String
    /// How they marked it; none where they stopped before.
    package var mark: Mark?

    /// Creates an answer.
    package init(date: Date, text: String = "", mark: Mark? = nil) {
      self.date = date
      self.text = text
      self.mark = mark
    }
  }

  /// Returns all answers to a question, the oldest first.
  package func answers(to question: String) -> [Answer] {
    questions.first { $0.question == question }?.answers ?? []
  }

  /// Returns the marks that a question was given, the oldest first.
  package func marks(of question: String) -> [Mark] {
    answers(to: question).compactMap(\.mark)
  }

  /// Returns the date to keep a new answer under: later than all that the question has.
  ///
  /// Dates are kept to the second.
  package func date(ofNewAnswerTo question: String, now: Date) -> Date {
    let second = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
    guard let last = answers(to: question).map(\.date).max() else { return second }
    return max(second, last + 1)
  }

  /// Keeps an answer, in place of one to the same question with the same date.
  package mutating func keep(_ answer: Answer, to question: String) {
    let index = questions.firstIndex { $0.question == question } ?? questions.endIndex
    if index == questions.endIndex { questions.append(Entry(question: question, answers: [])) }
    questions[index].answers.removeAll { $0.date == answer.date }
    questions[index].answers.append(answer)
  }

  /// Returns the order in which to ask questions, as their indices.
  ///
  /// What was never marked comes first, then the lowest last mark, then the one that was marked
  /// longest ago; among equals it is the order that they are given in.
  package func order(of questions: [String]) -> [Int] {
    let ranks = questions.map { question in
      let last = answers(to: question).last { $0.mark != nil }
      return (last?.mark?.rawValue ?? 0, last?.date ?? .distantPast)
    }
    return questions.indices.sorted { first, second in
      (ranks[first].0, ranks[first].1, first) < (ranks[second].0, ranks[second].1, second)
    }
  }

  /// Returns how many of some questions were marked, and how many of them well the last time.
  package func tally(of questions: [String]) -> Tally {
    let last = questions.map { marks(of: $0).last }
    return Tally(
      marked: last.count { $0 != nil },
      well: last.count { $0 == .well },
      of: questions.count
    )
  }

  /// How far a learner is with the questions of an exercise.
  package struct Tally: Hashable, Sendable {
    /// How many were marked at least once.
    package var marked: Int
    /// How many have the best mark as their last.
    package var well: Int
    /// How many there are.
    package var of: Int

    /// Creates a tally.
    package init(marked: Int, well: Int, of: Int) {
      self.marked = marked
      self.well = well
      self.of = of
    }
  }
}
