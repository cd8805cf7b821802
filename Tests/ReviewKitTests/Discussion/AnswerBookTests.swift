import Foundation
import ReviewKit
import Testing

struct AnswerBookTests {
  private let questions = ["one", "two", "three", "four"]

  @Test func `at first, questions are asked in the key's order`() {
    #expect(AnswerBook().order(of: questions) == [0, 1, 2, 3])
  }

  @Test func `what was never marked comes first, then the lowest last mark`() {
    var book = AnswerBook()
    mark(.well, "one", at: 1, in: &book)
    mark(.missed, "two", at: 2, in: &book)
    mark(.partly, "three", at: 3, in: &book)
    #expect(book.order(of: questions) == [3, 1, 2, 0])
    mark(.well, "two", at: 4, in: &book)
    #expect(book.order(of: questions) == [3, 2, 0, 1])
  }

  @Test func `of equal marks the oldest comes first, and at the same time the key decides`() {
    var book = AnswerBook()
    mark(.partly, "four", at: 1, in: &book)
    mark(.partly, "two", at: 2, in: &book)
    mark(.partly, "three", at: 2, in: &book)
    mark(.partly, "one", at: 3, in: &book)
    #expect(book.order(of: questions) == [3, 1, 2, 0])
  }

  @Test func `an answer without a mark is kept, and leaves the last mark as it was`() {
    var book = AnswerBook()
    mark(.missed, "one", at: 1, in: &book)
    mark(.partly, "two", at: 1, in: &book)
    book.keep(AnswerBook.Answer(date: date(2), text: "I think"), to: "one")
    book.keep(AnswerBook.Answer(date: date(2), text: "I know"), to: "three")
    #expect(book.marks(of: "one") == [.missed])
    #expect(book.answers(to: "one").map(\.text) == ["", "I think"])
    #expect(book.order(of: questions) == [2, 3, 0, 1])
    #expect(
      book.tally(of: questions) == AnswerBook.Tally(marked: 2, well: 0, of: 4)
    )
  }

  @Test func `an answer takes the place of its beginning, and of no other`() {
    var book = AnswerBook()
    book.keep(AnswerBook.Answer(date: date(1), text: "a"), to: "one")
    book.keep(AnswerBook.Answer(date: date(2), text: "b"), to: "one")
    book.keep(AnswerBook.Answer(date: date(2), text: "b\nc", mark: .well), to: "one")
    #expect(
      book.answers(to: "one") == [
        AnswerBook.Answer(date: date(1), text: "a"),
        AnswerBook.Answer(date: date(2), text: "b\nc", mark: .well),
      ]
    )
  }

  @Test func `two answers within a second have dates of their own`() {
    var book = AnswerBook()
    let now = Date(timeIntervalSince1970: 7.9)
    #expect(book.date(ofNewAnswerTo: "one", now: now) == date(7))
    book.keep(AnswerBook.Answer(date: date(7)), to: "one")
    #expect(book.date(ofNewAnswerTo: "one", now: now) == date(8))
    #expect(book.date(ofNewAnswerTo: "two", now: now) == date(7))
    #expect(book.date(ofNewAnswerTo: "one", now: Date(timeIntervalSince1970: 99)) == date(99))
  }

  @Test func `a tally counts the last mark, and no question that the key no longer has`() {
    var book = AnswerBook()
    mark(.well, "one", at: 1, in: &book)
    mark(.missed, "two", at: 1, in: &book)
    mark(.well, "two", at: 2, in: &book)
    mark(.well, "three", at: 1, in: &book)
    mark(.partly, "three", at: 2, in: &book)
    mark(.well, "gone", at: 1, in: &book)
    #expect(
      book.tally(of: questions) == AnswerBook.Tally(marked: 3, well: 2, of: 4)
    )
    #expect(book.marks(of: "gone") == [.well])
  }

  private func mark(_ mark: Mark, _ question: String, at second: Int, in book: inout AnswerBook) {
    book.keep(AnswerBook.Answer(date: date(second), mark: mark), to: question)
  }

  private func date(_ second: Int) -> Date {
    Date(timeIntervalSince1970: Double(second))
  }
}
