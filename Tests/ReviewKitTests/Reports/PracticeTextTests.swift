import Foundation
import ReviewKit
import Testing

/// What `review practice` says, before and after a review is handed in.
struct PracticeTextTests {
  private let text = PracticeText(of: SampleReview.exercise, for: Terminal(width: 72))
  private let remarks = [
    "no accessibility label", "Lamp.swift:4 the switch leaves it dark",
    "the switch does nothing", "lorem ipsum", "a struct is wrong, make it a class",
  ]

  @Test func `the introduction says where the code is and how to write`() {
    #expect(
      text.introduction(minutes: 15).joined(separator: "\n") == """
        The code is in Exercises/Lamp/Sources. Open it in your editor, or in
        another terminal: `swift run review show lamp --code`.

        Now it is your review. Type what is wrong, one remark a line, the worst
        first:

          File.swift:12 what is wrong, and why
          what is wrong, without a place

          done            hand the review in
          pause           stop the clock and keep the review
          list            show your remarks
          undo            take the last one back
          read notes.txt  add the remarks in a file

        The clock is running: 15 minutes.
        """)
  }

  @Test func `the prompt has the time in it`() {
    #expect(text.prompt(minutesLeft: 12) == "12 min left>")
    #expect(text.prompt(minutesLeft: 0) == "time is up>")
    #expect(text.prompt(minutesLeft: -2) == "2 min over>")
  }

  @Test func `a review that was begun is told`() {
    var draft = ReviewDraft(minutes: 15)
    draft.add("one")
    draft.note(seconds: 130)
    #expect(
      text.resumed(draft) == [
        "Going on with your review of Lamp: 1 remark, 2 minutes so far."
      ])
    #expect(
      text.paused(draft) == [
        "The clock is stopped. Your review is kept: 1 remark, 2 minutes.",
        "`swift run review practice lamp --resume` goes on with it.",
      ])
    #expect(
      text.resumeQuestion(draft)
        == "A review of Lamp was begun: 1 remark, 2 minutes. Go on with it? [yes/no]")
    #expect(
      text.undecided == [
        "Nothing was changed.", "`swift run review practice lamp --resume` goes on with it.",
      ])
    #expect(text.putAside(at: ".review/x.json") == ["The old one is in .review/x.json."])
    #expect(text.noRemark(in: "notes.txt") == ["There is no remark in notes.txt."])
    #expect(text.together(with: draft) == ["With 1 remark that you typed before."])
    #expect(
      text.damaged(movedTo: ".review/x.json") == [
        "The review that was begun cannot be read any more. It is now in",
        ".review/x.json, and nothing in it was changed.",
      ])
    #expect(PracticeText.yesOrNo == "Type yes or no.")
    #expect(text.empty == ["There is no remark yet, so there is nothing to hand in."])
  }

  @Test func `each step of the dialogue is answered`() {
    var draft = ReviewDraft(minutes: 15)
    let range = CodeRange(file: "Lamp.swift", start: 4, end: 6)
    #expect(text.lines(for: .list, draft) == ["There is no remark yet."])
    draft.add("one\nthing")
    #expect(text.lines(for: .list, draft) == ["1. one thing"])
    #expect(
      text.lines(for: .added(number: 1, places: [range], doubts: []), draft) == [
        "Remark 1, at Lamp.swift:4-6."
      ])
    #expect(
      text.lines(for: .added(number: 2, places: [], doubts: []), draft) == [
        "Remark 2, without a place."
      ])
    #expect(
      text.lines(for: .wordless(doubts: [.noWords]), draft) == [
        "Say what is wrong there, too: a place alone is no remark."
      ])
    #expect(text.lines(for: .removed("one\nthing"), draft) == ["Taken back: one thing"])
    #expect(text.lines(for: .nothingToRemove, draft) == ["There is no remark to take back."])
    #expect(text.lines(for: .help, draft) == text.help)
    #expect(text.lines(for: .done, draft).isEmpty)
  }

  @Test func `a place that makes no sense is told with what to think of it`() {
    #expect(
      PracticeText.sentence(about: .unknownFile("Lmp.swift", nearest: "Lamp.swift"))
        == "There is no file Lmp.swift under review. Is Lamp.swift meant? "
        + "The remark counts by what it says.")
    #expect(
      PracticeText.sentence(about: .unknownFile("X.swift", nearest: nil))
        == "There is no file X.swift under review. The remark counts by what it says.")
    #expect(
      PracticeText.sentence(about: .noSuchLine("5-9", file: "Lamp.swift", lineCount: 1))
        == "Lamp.swift has 1 line, so there is no line 5-9. The remark counts by what it says.")
    #expect(
      PracticeText.sentence(about: .noWords)
        == "Say what is wrong there, too: a place alone is no remark.")
    let reader = RemarkReader(lineCounts: ["Lamp.swift": 6])
    #expect(
      PracticeText(of: SampleReview.exercise, for: Terminal(width: 200))
        .doubts(in: reader.read(["one thing", "Lamp.swift:9 another"]), of: "notes.txt") == [
          "notes.txt:2: Lamp.swift has 6 lines, so there is no line 9. "
            + "The remark counts by what it says."
        ])
  }

  // MARK: - The report

  private func report(
    _ remarks: [String],
    width: Int = 72,
    answers: [Int: ReviewScore.Answer] = [:]
  ) throws -> ReviewScoreText {
    let score = try SampleReview.score(remarks, answers: answers)
    return ReviewScoreText(
      score,
      SampleReview.attempt(score, remarks),
      of: SampleReview.exercise,
      for: Terminal(width: width),
      timeZone: .gmt
    )
  }

  @Test func `each remark is told with what it is about and why`() throws {
    #expect(
      try report(remarks).remarks.joined(separator: "\n") == """
        Your review of Lamp: 5 remarks, in 31 of 45 minutes.

        1  no accessibility label
             Right (minor): finding 3, No label.
             Matched because you say "accessibility", "label".
        2  Lamp.swift:4 the switch leaves it dark
             Right (critical): finding 1, The switch does nothing.
             Matched because you say "switch", "dark", and the line is right.
        3  the switch does nothing
             Finding 1 again, as in remark 2. It costs nothing.
        4  lorem ipsum
             Not in the key.
        5  a struct is wrong, make it a class
             Not a bug: finding 5, It is a struct. This counts against you.
             Matched because you say "struct".
        """)
  }

  @Test func `approval of what is no bug is told with and without its reason`() throws {
    let texts = try ["a struct is fine, it has no identity", "a struct is fine"].map {
      try report([$0]).remarks[3].trimmingCharacters(in: .whitespaces)
    }
    #expect(
      texts == [
        "Right, this is not a bug: finding 5, It is a struct.",
        "Right, this is not a bug: finding 5, It is a struct. Say why, and",
      ])
  }

  @Test func `the summary counts by severity and judges`() throws {
    #expect(
      try report(remarks).summary.joined(separator: "\n") == """
        Found 2 of 4:
          critical: 1 of 1
          major: 0 of 1
          minor: 1 of 2

        Recall: 50 % of the bugs, 2 of 4.
        Precision: 50 % of the remarks that count, 2 of 4.
        Order: remark 2 is worse than remark 1, and came after it. Say the worst
        first.
        """)
    #expect(
      try report(["a struct is fine"]).summary.suffix(2) == [
        "Recall: 0 % of the bugs, 0 of 4.", "Precision: no remark counts yet.",
      ])
    #expect(
      try report(["the switch leaves it dark", "it is lost after a restart"]).summary.last
        == "Order: the worst came first.")
    #expect(
      try report(["it is lost after a restart"]).summary.last
        == "Precision: 100 % of the remarks that count, 1 of 1.")
  }

  @Test func `what the answers change is told, and what is still open`() throws {
    #expect(
      try report(["lorem ipsum"], width: 200).afterAnswers == [
        "Precision: 0 % of the remarks that count, 0 of 1.",
        "One remark is not in the key, and you did not say that it is true: it counts as wrong.",
      ])
    #expect(
      try report(["lorem ipsum", "dolor sit amet"], width: 200).afterAnswers.last
        == "2 remarks are not in the key, and you did not say that they are true: "
        + "they count as wrong.")
    #expect(
      try report(["lorem ipsum"], answers: [0: .isTrue]).afterAnswers == [
        "Precision: no remark counts yet."
      ])
  }

  @Test func `topics and earlier reviews are told`() throws {
    let earlier = ["after a restart it is lost"]
    let old = SampleReview.attempt(try SampleReview.score(earlier), earlier, minutes: 20)
    #expect(
      try report(remarks, width: 200).outlook(earlier: [old]) == [
        "To study: persistence, state, naming.",
        "The time before, on 2026-09-21, you found 1 of 4, in 20 of 45 minutes. "
          + "This time you found 2 others, and missed 1 that you found then.",
      ])
    #expect(
      try report(earlier, width: 200).outlook(earlier: [old, old]).last
        == "Your best of 2 times before, on 2026-09-21, you found 1 of 4, in 20 of 45 minutes. "
        + "This time you found no others, and missed none that you found then.")
    let all = ["the switch leaves it dark", earlier[0], "no accessibility label", "a short name"]
    #expect(try report(all).outlook(earlier: []) == ["You found all there is."])
  }

  @Test func `what was missed shows a hint, and neither title nor answer`() throws {
    let report = try report(["no accessibility label"])
    let key = try SampleReview.key()
    #expect(
      report.missed(key.findings[0], 1, of: 3) == [
        "Missed, 1 of 3: finding 1, critical, state.", "  Press it.",
      ])
    #expect(report.missed(key.findings[1], 2, of: 3).last == "  It has no hint.")
    #expect(
      report.alsoMissed(key.findings[1...2]) == ["Also missed: 2 (major), 3 (minor)."])
    #expect(ReviewScoreText.goOnPrompt == "Go on to the next? [yes/no]")
  }

  @Test func `the questions afterwards are plain`() throws {
    #expect(
      try report(["lorem ipsum"]).question(about: 0).joined(separator: "\n") == """
        This remark is not in the key:
        1  lorem ipsum
        Look at the code again. Is it true, only not in the key, or was it a
        misunderstanding?
        """)
    #expect(
      ReviewScoreText.answerPrompt
        == "true or misunderstanding? Enter leaves it open, stop ends the questions:")
    #expect(
      ReviewScoreText.noAnswer == "Type true, misunderstanding or stop, or just press Enter.")
    #expect(
      try report(["lorem ipsum"], width: 200).next == [
        "Next: `swift run review hint lamp N` gives a hint for finding N.",
        "      `swift run review check lamp` shows what is left to fix.",
      ])
  }

  @Test func `it can be read in 40 columns`() throws {
    let report = try report(remarks, width: 40)
    let lines = report.remarks + report.summary + report.outlook(earlier: []) + report.next
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  // MARK: - History

  @Test func `earlier reviews are listed with what was found beyond the key`() throws {
    let remarks = ["after a restart it is lost", "lorem ipsum"]
    let score = try SampleReview.score(remarks, answers: [1: .isTrue])
    let attempts = [
      SampleReview.attempt(score, remarks), SampleReview.attempt(score, remarks, minutes: nil),
    ]
    func lines(_ attempts: [ReviewAttempt]) -> [String] {
      ReviewHistoryText(attempts, of: SampleReview.exercise, for: Terminal(), timeZone: .gmt).lines
    }
    #expect(
      lines(attempts) == [
        "2026-09-21: 1 of 4, in 31 of 45 minutes",
        "  True, and not in the key: lorem ipsum",
        "2026-09-21: 1 of 4",
        "  True, and not in the key: lorem ipsum",
      ])
    #expect(
      lines([]) == [
        "No review of Lamp was handed in yet.", "Next: `swift run review practice lamp`",
      ])
  }
}
