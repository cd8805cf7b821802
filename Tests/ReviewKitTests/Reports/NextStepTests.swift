import Foundation
import ReviewKit
import Testing

struct NextStepTests {
  @Test func `after a check of some findings, all of it is next`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .green), guards: nil))
        == "Next: `swift run review check lamp` checks all of it."
    )
  }

  @Test func `when all is green, tests come next, and then the questions`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .green)))
        == "Next: write the tests that you would ask for, and `swift run review grade lamp` says "
        + "what they catch. Then `swift run review discuss lamp` asks what an interviewer asks next."
    )
  }

  @Test func `the solution leaves nothing to do`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .green), side: .after))
        == "Nothing is left to do: this is the solution."
    )
  }

  @Test func `a finding that something is in the way of is not next`() {
    let report = Sample.report(
      Sample.result(1, "One", .blocked(by: [2])),
      Sample.result(2, "Two", .red),
      side: .after
    )
    #expect(
      NextStep.after(report)
        == "Next: finding 2. Alone: `swift run review check lamp --after --finding 2`"
    )
  }

  @Test func `what is in the way of the only one asked about comes first`() {
    #expect(
      NextStep.after(Sample.report(Sample.result(1, "One", .blocked(by: [2]))))
        == "Next: finding 2 comes first: `swift run review check lamp --finding 2`"
    )
  }

  @Test func `without exercises there is nothing to do`() {
    #expect(NextStep.among([]) == "There is no exercise in this checkout yet.")
  }

  @Test func `an exercise goes from the review to the discussion`() throws {
    var entry = try Sample.entry()
    let begin = "Next: `swift run review practice lamp` begins with the brief."
    #expect(NextStep.among([entry]) == begin)

    entry.review = Progress.Review(best: 0, last: 0, of: 3, date: .now)
    let check = "Next: `swift run review check lamp` says what is left to fix."
    #expect(NextStep.among([entry]) == check)
    entry.greenCount = 1
    #expect(NextStep.among([entry]) == check)
    entry.greenCount = 2
    entry.isBroken = true
    #expect(NextStep.among([entry]) == check)
    entry.isBroken = false

    let grade = "Next: `swift run review grade lamp` says what your own tests catch."
    #expect(NextStep.among([entry]) == grade)
    entry.tests = Progress.Tests(caught: 0, of: 2)
    #expect(NextStep.among([entry]) == grade)
    entry.tests = Progress.Tests(caught: 1, of: 2)

    let discuss = "Next: `swift run review discuss lamp` asks what an interviewer asks next."
    #expect(NextStep.among([entry]) == discuss)
    entry.questions.marked = 1
    #expect(NextStep.among([entry]) == discuss)
    entry.questions.marked = 2
    #expect(NextStep.among([entry]) == "All exercises are done.")
  }

  @Test func `who has seen a check is not sent back to the review`() throws {
    var entry = try Sample.entry()
    entry.greenCount = 0
    #expect(NextStep.among([entry]).contains("review check lamp"))
    entry.greenCount = nil
    entry.isBroken = true
    #expect(NextStep.among([entry]).contains("review check lamp"))
  }

  @Test func `what has nothing to fix, to test or to discuss is done when it is reviewed`() throws {
    var entry = try Sample.entry()
    entry.findingCount = 0
    entry.questions = AnswerBook.Tally(marked: 0, well: 0, of: 0)
    #expect(NextStep.among([entry]).contains("review practice lamp"))
    entry.review = Progress.Review(best: 0, last: 0, of: 0, date: .now)
    #expect(NextStep.among([entry]) == "All exercises are done.")
  }

  @Test func `what is begun goes before what is not, and what is done is left out`() throws {
    let new = try Sample.entry("New")
    var begun = try Sample.entry("Begun")
    begun.questions.marked = 1
    var done = try Sample.entry("Done")
    done.greenCount = 2
    done.tests = Progress.Tests(caught: 2, of: 2)
    done.questions.marked = 2
    #expect(NextStep.among([done, new, begun]).contains("review check begun"))
    #expect(NextStep.among([done, new]).contains("review practice new"))
  }
}
