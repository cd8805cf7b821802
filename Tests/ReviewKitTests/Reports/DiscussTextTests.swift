import Foundation
import ReviewKit
import Testing

struct DiscussTextTests {
  private let text = DiscussText(of: Sample.lamp, for: Terminal())
  private let narrow = DiscussText(of: Sample.lamp, for: Terminal(width: 40))

  @Test func `without questions there is nothing to discuss`() {
    #expect(
      text.nothingToAsk == [
        "The key of Lamp has no follow-up questions, so there is nothing to discuss."
      ]
    )
  }

  @Test func `it says where answers are that cannot be read`() {
    #expect(
      text.damaged("a/Lamp.json", movedTo: "a/Lamp-damaged.json") == [
        "The answers and marks in a/Lamp.json cannot be read, so earlier marks do not",
        "count. The file is now a/Lamp-damaged.json, and nothing in it was changed.",
      ]
    )
  }

  @Test func `it says how it works`() throws {
    #expect(
      narrow.introduction(to: try discussion(["one"])) == [
        "Lamp: one question that an interviewer",
        "asks next.",
        "",
        "Answer aloud, or type your answer. Then",
        "compare it with a model answer and mark",
        "yourself. `stop` ends it at any time;",
        "nothing is lost.",
      ]
    )
  }

  @Test func `when it goes on, it says what comes first`() throws {
    var book = AnswerBook()
    book.keep(AnswerBook.Answer(date: .now, mark: .well), to: "one")
    #expect(
      text.introduction(to: try discussion(["one", "two"], after: book)) == [
        "Lamp: 2 questions that an interviewer asks next.",
        "",
        "Answer aloud, or type your answer. Then compare it with a model answer and mark",
        "yourself. What was not marked yet and what went worst comes first. `stop` ends",
        "it at any time; nothing is lost.",
      ]
    )
  }

  @Test func `a question stands by itself, and so does its answer`() {
    #expect(
      narrow.question("What if there were two of them in one room?", number: 2, of: 4) == [
        "", "Question 2 of 4", "", "What if there were two of them in one", "room?",
      ]
    )
    let blocks: [MarkdownBlock] = [
      .paragraph("One **owner**."), .bullets([MarkdownItem(text: "a", line: 1)]),
    ]
    #expect(
      text.modelAnswer(blocks) == ["", "A model answer", "", "  One owner.", "", "  - a"]
    )
  }

  @Test func `it asks for an answer and for a mark`() {
    #expect(
      narrow.answerPrompt == [
        "", "Your answer? An empty line ends it. Just", "Enter: you gave it aloud.",
      ]
    )
    #expect(narrow.markPrompt == ["", "How was it? 1 missed, 2 partly, 3 well"])
  }

  @Test func `what is no mark is explained`() {
    #expect(
      text.noMark("4") == [
        "\"4\" is no mark. Type 1 if you missed it, 2 if you had it partly, 3 if you had it",
        "well, or stop.",
      ]
    )
    #expect(
      text.noMark("") == [
        "Type 1 if you missed it, 2 if you had it partly, 3 if you had it well, or stop."
      ]
    )
    #expect(
      text.answerGoesOn == [
        "That is no mark, so it was added to your answer.", "",
        "How was it? 1 missed, 2 partly, 3 well",
      ]
    )
  }

  @Test func `at the end each question has its mark now and before`() throws {
    let (earlier, later) = books
    let questions = ["one", "two", "three", "four", "five"]
    let outcomes = try discussion(questions, after: earlier).outcomes(in: later)
    #expect(
      text.summary(outcomes, file: "Lamp.json") == [
        "",
        "2 of 5 marked this time.",
        "",
        "1. one",
        "   Now: partly. Before: missed it.",
        "2. two",
        "   Now: well.",
        "3. three",
        "   Answered now, without a mark. Before: partly.",
        "4. four",
        "   Not asked this time. Before: well.",
        "5. five",
        "   Not marked yet.",
        "",
        "What you typed and your marks are in Lamp.json.",
        "",
        "Next: `swift run review discuss lamp` asks the weakest first.",
      ]
    )
  }

  @Test func `who answered nothing is not told where it is`() throws {
    let outcomes = try discussion(["one"]).outcomes(in: AnswerBook())
    #expect(
      text.summary(outcomes, file: "Lamp.json") == [
        "", "0 of 1 marked this time.", "", "1. one", "   Not marked yet.", "",
        "Next: `swift run review discuss lamp` asks the weakest first.",
      ]
    )
  }

  @Test func `when all went well, something else is next`() throws {
    var book = AnswerBook()
    book.keep(AnswerBook.Answer(date: .now, mark: .well), to: "one")
    let outcomes = try discussion(["one"]).outcomes(in: book)
    #expect(
      text.summary(outcomes, file: "Lamp.json").last
        == "Next: `swift run review` shows what else there is."
    )
  }

  @Test func `the list has all marks, and what was typed last`() throws {
    let (_, later) = books
    let outcomes = try discussion(["one", "three", "five"]).outcomes(in: later)
    #expect(
      text.list(outcomes) == [
        "Lamp: 3 questions that an interviewer asks next.",
        "",
        "1. one",
        "   Marks so far: missed it, partly.",
        "2. three",
        "   Marks so far: partly.",
        "   Your last answer:",
        "   Well,",
        "   three.",
        "3. five",
        "   Not marked yet.",
        "",
        "Next: `swift run review discuss lamp` asks the weakest first.",
      ]
    )
  }

  /// What was answered before a discussion, and after it.
  private var books: (earlier: AnswerBook, later: AnswerBook) {
    let (first, second) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
    var earlier = AnswerBook()
    earlier.keep(AnswerBook.Answer(date: first, mark: .missed), to: "one")
    earlier.keep(AnswerBook.Answer(date: first, mark: .partly), to: "three")
    earlier.keep(AnswerBook.Answer(date: first, mark: .well), to: "four")
    var later = earlier
    later.keep(AnswerBook.Answer(date: second, mark: .partly), to: "one")
    later.keep(AnswerBook.Answer(date: second, text: "2", mark: .well), to: "two")
    later.keep(AnswerBook.Answer(date: second, text: "Well,\nthree."), to: "three")
    return (earlier, later)
  }

  private func discussion(
    _ questions: [String],
    after book: AnswerBook = AnswerBook()
  ) throws -> Discussion {
    var key = try KeyReader.read(KeyText.lines, in: KeyText.path)
    key.followUps = questions.map { Key.FollowUp(question: $0, answer: []) }
    return Discussion(of: key, in: key, after: book)
  }
}
