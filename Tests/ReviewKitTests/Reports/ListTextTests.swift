import Foundation
import ReviewKit
import Testing

struct ListTextTests {
  private let entries: [ListEntry]

  init() throws {
    var lamp = try Sample.entry(topics: "state, identity, electricity, value types, ownership")
    lamp.review = Progress.Review(best: 12, last: 1, of: 15, date: .now)
    lamp.greenCount = 1
    lamp.isBroken = true
    lamp.tests = Progress.Tests(caught: 0, of: 2)
    lamp.questions.marked = 1
    entries = [lamp, try Sample.entry("Bell", topics: "sound")]
  }

  @Test func `each step has a column, and topics stand below`() {
    #expect(
      ListText(entries, for: Terminal(width: 60)).table == [
        "exercise  minutes  reviewed  fixed    tested   discussed",
        "lamp      5        12 of 15  1 of 2   0 of 2   1 of 2",
        "    state, identity, electricity, value types, ownership",
        "    At the last check the code did not compile.",
        "bell      5        not yet   not yet  not yet  not yet",
        "    sound",
      ]
    )
  }

  @Test func `where there is no room for columns, entries stand below one another`() {
    #expect(
      ListText(entries, for: Terminal(width: 40)).table == [
        "lamp",
        "    minutes: 5",
        "    reviewed: 12 of 15",
        "    fixed: 1 of 2",
        "    tested: 0 of 2",
        "    discussed: 1 of 2",
        "    topics: state, identity,",
        "      electricity, value types,",
        "      ownership",
        "    At the last check the code did not",
        "    compile.",
        "",
        "bell",
        "    minutes: 5",
        "    reviewed: not yet",
        "    fixed: not yet",
        "    tested: not yet",
        "    discussed: not yet",
        "    topics: sound",
      ]
    )
  }

  @Test func `an entry has what is known about its exercise`() throws {
    let key = try KeyReader.read(KeyText.lines, in: KeyText.path)
    var progress = Progress(verdicts: [1: "green", 2: "green", 7: "green"])
    progress.note(found: 1, of: 2)
    progress.note(caught: 1, of: 1)
    var answers = AnswerBook()
    answers.keep(AnswerBook.Answer(date: .now, mark: .well), to: "And two switches?")
    let entry = ListEntry(
      exercise: Sample.lamp,
      brief: entries[0].brief,
      key: key,
      progress: progress,
      answers: answers
    )
    #expect(entry.findingCount == 1)
    #expect(entry.greenCount == 1)
    #expect(entry.review?.best == 1)
    #expect(entry.tests == Progress.Tests(caught: 1, of: 1))
    #expect(entry.questions == AnswerBook.Tally(marked: 1, well: 1, of: 1))
    #expect(entry.nextStep == nil)
  }
}
