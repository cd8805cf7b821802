import Foundation
import ReviewKit
import Testing

struct DiscussionTests {
  private let date = Date(timeIntervalSince1970: 1)

  @Test func `an answer has as many lines as it needs, and the model answer comes after it`() {
    var turn = Discussion.Turn(date: date)
    #expect(turn.take("One") == .listen)
    #expect(turn.take("  owner.") == .listen)
    #expect(turn.take(" ") == .showModelAnswer)
    #expect(turn.take("2") == .goOn)
    #expect(
      turn.answer == AnswerBook.Answer(date: date, text: "One\n  owner.", mark: .partly)
    )
  }

  @Test func `who answers aloud only gives a mark`() {
    var turn = Discussion.Turn(date: date)
    #expect(turn.take("") == .showModelAnswer)
    #expect(turn.take("well") == .goOn)
    #expect(turn.answer == AnswerBook.Answer(date: date, mark: .well))
  }

  @Test(
    arguments: [
      ("1", .missed), ("missed", .missed), ("Missed it", .missed), ("1 missed it", .missed),
      (" 2 ", .partly), ("PARTLY", .partly), ("3", .well), ("well\r", .well),
    ] as [(String, Mark)]
  )
  func `a mark is a number or a word`(typed: String, mark: Mark) {
    #expect(Mark(typed: typed) == mark)
  }

  @Test(arguments: ["", "0", "4", "12", "it", "we", "wel", "1missed", "-1"])
  func `what is no mark is refused, and a mark can still be given`(typed: String) {
    var turn = Discussion.Turn(date: date)
    _ = turn.take("")
    #expect(turn.take(typed) == .refuse(typed))
    #expect(turn.answer.mark == nil)
    #expect(turn.take("3") == .goOn)
    #expect(turn.answer.text == "")
  }

  @Test func `a paragraph after an empty line belongs to the answer`() {
    var turn = Discussion.Turn(date: date)
    _ = turn.take("One owner.")
    _ = turn.take("")
    #expect(turn.take("And two switches.") == .addedToAnswer)
    #expect(turn.take("1") == .goOn)
    #expect(turn.answer.text == "One owner.\nAnd two switches.")
  }

  @Test(arguments: ["stop", " Stop ", nil])
  func `it can be stopped at any time, and keeps what was typed`(line: String?) {
    var turn = Discussion.Turn(date: date)
    #expect(turn.take(line) == .stop)
    _ = turn.take("One owner.")
    #expect(turn.take(line) == .stop)
    _ = turn.take("")
    #expect(turn.take(line) == .stop)
    #expect(turn.answer == AnswerBook.Answer(date: date, text: "One owner."))
  }

  @Test func `questions are asked in a language, and kept by their English wording`() throws {
    let discussion = Discussion(
      of: try key("And two?"), in: try key("¿Y dos?"), after: AnswerBook())
    #expect(
      discussion.questions == [
        Discussion.Question(
          name: "And two?",
          text: "¿Y dos?",
          modelAnswer: [.paragraph("¿Y dos? Yes.")]
        )
      ]
    )
  }

  @Test func `a translation with another number of questions is not used`() throws {
    let discussion = Discussion(
      of: try key("And two?", "And three?"),
      in: try key("¿Y dos?"),
      after: AnswerBook()
    )
    #expect(discussion.questions.map(\.text) == ["And two?", "And three?"])
  }

  @Test func `the weak ones come first`() throws {
    var book = AnswerBook()
    book.keep(AnswerBook.Answer(date: date, mark: .well), to: "one")
    let key = try key("one", "two")
    let discussion = Discussion(of: key, in: key, after: book)
    #expect(discussion.order.map(\.name) == ["two", "one"])
    #expect(discussion.questions.map(\.name) == ["one", "two"])
    #expect(discussion.isContinued)
    #expect(!Discussion(of: key, in: key, after: AnswerBook()).isContinued)
  }

  private func key(_ questions: String...) throws -> Key {
    var key = try KeyReader.read(KeyText.lines, in: KeyText.path)
    key.followUps = questions.map {
      Key.FollowUp(question: $0, answer: [.paragraph("\($0) Yes.")])
    }
    return key
  }
}
