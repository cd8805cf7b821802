package import Foundation

extension Discussion {
  /// One question on its way from being asked to being marked.
  ///
  /// It takes what the learner types, line by line, and says what to do about it.
  package struct Turn: Hashable, Sendable {
    /// The answer as far as it was given.
    package private(set) var answer: AnswerBook.Answer
    private var isAnswered = false

    /// What to do after a line.
    package enum Reply: Hashable, Sendable {
      /// Read on: the answer may have more lines.
      case listen
      /// Show the model answer, and ask for a mark.
      case showModelAnswer
      /// Say that the line was added to the answer, and ask for a mark again.
      case addedToAnswer
      /// Say that the line is no mark, and ask again.
      case refuse(String)
      /// Go on to the next question.
      case goOn
      /// Ask nothing more.
      case stop
    }

    /// Begins with a question that was asked just now.
    package init(date: Date) {
      answer = AnswerBook.Answer(date: date)
    }

    /// Takes a line, or the end of all lines.
    package mutating func take(_ line: String?) -> Reply {
      guard let line, line.trimmed.lowercased() != "stop" else { return .stop }
      return isAnswered ? takeMark(line) : takeAnswer(line)
    }

    private mutating func takeAnswer(_ line: String) -> Reply {
      guard line.trimmed.isEmpty else {
        add(line)
        return .listen
      }
      isAnswered = true
      return .showModelAnswer
    }

    /// An answer that was pasted may have empty lines in it; what follows one is no mark.
    private mutating func takeMark(_ line: String) -> Reply {
      if let mark = Mark(typed: line) {
        answer.mark = mark
        return .goOn
      }
      guard line.trimmed.contains(" ") else { return .refuse(line.trimmed) }
      add(line)
      return .addedToAnswer
    }

    private mutating func add(_ line: String) {
      answer.text += answer.text.isEmpty ? line : "\n\(line)"
    }
  }
}
