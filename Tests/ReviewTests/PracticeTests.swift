import Foundation
import ReviewKit
import Testing

/// `review practice`: a review at the prompt and from a file, and what comes of bad input.
struct PracticeTests {
  private static let drafts = ".review/practice/Lamp"

  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout()
    let key = "Solutions/Lamp/README.md"
    try checkout.replace(
      "- where: `Lamp.swift` `false`\n",
      with: "- where: `Lamp.swift` `false`\n- listens for: switch + nothing | dark\n",
      in: key
    )
    try checkout.replace(
      "- where: `Lamp.swift` `colours[number]`\n",
      with: "- where: `Lamp.swift` `colours[number]`\n- listens for: colour + crash | unchecked\n",
      in: key
    )
  }

  private func submit(_ text: String, _ arguments: String...) async throws -> Call {
    try checkout.write(text, to: "Tests/notes.txt")
    return try await BuiltReview().call(
      ["practice", "lamp", "--submit", "notes.txt"] + arguments,
      in: checkout.root / "Tests"
    )
  }

  // MARK: - At the prompt

  @Test func `a review at the prompt is scored, and what was missed is hinted at`() async throws {
    let call = try await checkout.review(
      "practice",
      "lamp",
      typing: """
        Lamp.swift:7 the switch does nothing, it stays dark
        lorem ipsum
        undo
        dolor sit amet
        done
        true
        no

        """
    )
    #expect(call.ending == .exited(0))
    #expect(
      call.output == """
        The lamp that stays dark

        A lamp with a switch.

        Allow 15 minutes.
        Topics: state, electricity

        The pull request

        Adds a lamp. It is on when it is switched on.

        What users report

        | It stays dark.

        Questions to start with

        1. What does the switch change?

        Files under review

        - `Lamp.swift`

        The code is in Exercises/Lamp/Sources. Open it in your editor, or in another
        terminal: `swift run review show lamp --code`.

        Now it is your review. Type what is wrong, one remark a line, the worst first:

          File.swift:12 what is wrong, and why
          what is wrong, without a place

          done            hand the review in
          pause           stop the clock and keep the review
          list            show your remarks
          undo            take the last one back
          read notes.txt  add the remarks in a file

        The clock is running: 15 minutes.
        Remark 1, at Lamp.swift:7.
        Remark 2, without a place.
        Taken back: lorem ipsum
        Remark 2, without a place.
        Your review of Lamp: 2 remarks, in less than 1 of 15 minutes.

        1  Lamp.swift:7 the switch does nothing, it stays dark
             Right (critical): finding 1, The switch does nothing.
             Matched because you say "switch", "nothing", and the line is right.
        2  dolor sit amet
             Not in the key.

        Found 1 of 6:
          critical: 1 of 2
          major: 0 of 3
          minor: 0 of 1

        Recall: 17 % of the bugs, 1 of 6.
        Precision: 50 % of the remarks that count, 1 of 2.

        To study: decoding, concurrency, lifecycle.

        This remark is not in the key:
        2  dolor sit amet
        Look at the code again. Is it true, only not in the key, or was it a
        misunderstanding?

        Precision: 100 % of the remarks that count, 1 of 1.

        Missed, 1 of 5: finding 4, critical, decoding.
          It has no hint.
        Also missed: 2 (major), 5 (major), 7 (major), 6 (minor).

        Next: `swift run review hint lamp N` gives a hint for finding N.
              `swift run review check lamp` shows what is left to fix.

        """)
    #expect(!call.output.contains("the number comes from outside"))
    #expect(call.errors.hasPrefix("15 min left> "))
    #expect(!Files.exists(checkout.root / "\(Self.drafts)/draft.json"))
    let list = try await checkout.review("list", "--json")
    #expect(list.output.contains("\"reviewed\" : {"))
  }

  @Test func `a narrow terminal gets short questions`() async throws {
    let call = try await checkout.review(
      "practice",
      "lamp",
      environment: ["COLUMNS": "40"],
      typing: "lorem ipsum\ndone\nstop\nno\n"
    )
    #expect(
      call.errors == """
        15 min left> 15 min left> true or misunderstanding? Enter leaves
        it open, stop ends the questions: Go on to the next? [yes/no] 
        """)
    // A command is not broken: it is there to be copied.
    let lines = call.output.split(separator: "\n").filter { !$0.contains("`") }
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test func `a review that breaks off is kept, and is gone on with`() async throws {
    let begun = try await checkout.review("practice", "lamp", typing: "the switch does nothing\n")
    #expect(begun.ending == .exited(0))
    #expect(
      begun.output.hasSuffix(
        """
        Remark 1, without a place.
        The clock is stopped. Your review is kept: 1 remark, less than a minute.
        `swift run review practice lamp --resume` goes on with it.

        """))
    let unanswered = try await checkout.review("practice", "lamp")
    #expect(
      unanswered
        == Call(
          1,
          output: """
            Nothing was changed.
            `swift run review practice lamp --resume` goes on with it.
            """,
          errors:
            "A review of Lamp was begun: 1 remark, less than a minute. Go on with it?\n[yes/no] "
        ))
    let resumed = try await checkout.review(
      "practice",
      "lamp",
      "--resume",
      "--minutes",
      "20",
      typing: "list\npause\n"
    )
    #expect(
      resumed.output == """
        Going on with your review of Lamp: 1 remark, less than a minute so far.

          done            hand the review in
          pause           stop the clock and keep the review
          list            show your remarks
          undo            take the last one back
          read notes.txt  add the remarks in a file
        1. the switch does nothing
        The clock is stopped. Your review is kept: 1 remark, less than a minute.
        `swift run review practice lamp --resume` goes on with it.

        """)
    #expect(resumed.errors.hasPrefix("20 min left> "))
  }

  @Test func `Ctrl-C stops the clock and keeps the review`() async throws {
    let program = try BuiltReview()
    let errors = try TemporaryFile()
    var process = program.process([], in: checkout.root, errors: errors.path)
    process.program = Path("/bin/bash")
    // The prompt has no line end: it is told by its last character.
    process.arguments = [
      "-c",
      #"""
      cd "$REVIEW_FOLDER"; mkfifo typed said
      "$0" practice lamp <typed >shown 2>said & child=$!
      exec 3>typed 4<said
      IFS= read -r -d '>' line <&4; printf 'the switch does nothing\n' >&3
      IFS= read -r -d '>' line <&4; kill -INT $child
      cat <&4; wait $child; echo $?
      """#, program.path.text,
    ]
    process.limit = .seconds(60)
    #expect(
      try await process.run().output == """
         \n\
        The clock is stopped. Your review is kept: 1 remark, less than a minute.
        `swift run review practice lamp --resume` goes on with it.
        130

        """)
    let resumed = try await checkout.review("practice", "lamp", "--resume", typing: "list\n")
    #expect(resumed.output.contains("1. the switch does nothing\n"))
  }

  @Test func `a new review puts the one that was begun aside`() async throws {
    _ = try await checkout.review("practice", "lamp", typing: "the switch does nothing\n")
    let call = try await checkout.review("practice", "lamp", typing: "no\npause\n")
    #expect(call.output.hasPrefix("The old one is in \(Self.drafts)/aside-1.json.\n"))
    let old = try checkout.read("\(Self.drafts)/aside-1.json")
    #expect(old.contains("the switch does nothing"))
  }

  @Test func `remarks can be read from a file at the prompt, and a slip costs nothing`()
    async throws
  {
    try checkout.write("the switch does nothing\n\nunchecked colour\n", to: "Tests/notes.txt")
    let call = try await checkout.review(
      "practice",
      "lamp",
      typing: "read nots.txt\nread notes.txt\ndone\n"
    )
    #expect(call.errors.contains("nots.txt\nis missing.\nWas it moved or deleted?\n"))
    #expect(call.output.contains("Found 2 of 6:"))
  }

  // MARK: - From a file

  @Test func `a file is handed in, and its places are checked`() async throws {
    let call = try await submit(
      """
      # my notes
      Lamp.swift:7 the switch does nothing
      Lamp.swift:12
        the colour is unchecked and crashes
      Lamp.swift:900 dims and never ends
      Lmp.swift:3 lorem ipsum

      """)
    #expect(call.ending == .exited(0))
    #expect(
      call.errors.hasPrefix(
        """
        notes.txt:5: Lamp.swift has 24 lines, so there is no line 900. The remark counts
        by what it says.
        notes.txt:6: There is no file Lmp.swift under review. Is Lamp.swift meant? The
        remark counts by what it says.

        """))
    #expect(call.output.hasPrefix("Your review of Lamp: 4 remarks.\n"))
    #expect(call.output.contains("Found 3 of 6:"))
  }

  @Test func `the time of a review that was begun counts, and its remarks too`() async throws {
    _ = try await checkout.review("practice", "lamp", typing: "the switch does nothing\n")
    let call = try await submit("unchecked colour\n")
    #expect(
      call.output.hasPrefix("Your review of Lamp: 2 remarks, in less than 1 of 15 minutes.\n"))
    #expect(call.output.contains("Found 2 of 6:"))
  }

  @Test func `lines are those of the code as it is, also after an edit`() async throws {
    try checkout.replace(
      "import Foundation\n", with: "import Foundation\n\n\n\n", in: LampFixture.sources)
    let call = try await submit("Lamp.swift:10 the switch does nothing\n", "--json")
    #expect(call.output.contains(#""place" : "the line is right""#))
  }

  @Test func `JSON is for programs, and asks nothing`() async throws {
    let call = try await submit("the switch does nothing\nlorem ipsum\n", "--json")
    #expect(call.ending == .exited(0))
    #expect(call.errors.isEmpty)
    let data = Data(call.output.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["found"] as? Int == 1)
    #expect(object["version"] as? Int == 1)
    let history = try await checkout.review("practice", "lamp", "--history", "--json")
    #expect(history.output.contains(#""text" : "lorem ipsum""#))
  }

  @Test func `remarks that were typed before are handed in with a file's`() async throws {
    _ = try await checkout.review("practice", "lamp", typing: "the switch does nothing\n")
    let call = try await submit("unchecked colour\n")
    #expect(call.errors.hasPrefix("With 1 remark that you typed before.\n"))
  }

  // MARK: - Bad input

  @Test func `only yes and no are taken for an answer`() async throws {
    _ = try await checkout.review("practice", "lamp", typing: "the switch does nothing\n")
    let call = try await checkout.review("practice", "lamp", typing: "\nmaybe\nyes\npause\n")
    #expect(
      call.output.hasPrefix(
        "Type yes or no.\nType yes or no.\nGoing on with your review of Lamp: 1 remark,"))
  }

  @Test func `a review that cannot be read any more is told and moved aside`() async throws {
    try checkout.write("{", to: "\(Self.drafts)/draft.json")
    let call = try await checkout.review("practice", "lamp", "--resume")
    #expect(
      call
        == Call(
          2,
          errors: """
            The review that was begun cannot be read any more. It is now in
            .review/practice/Lamp/draft-damaged.json, and nothing in it was changed.
            No review of Lamp was begun.
            `swift run review practice lamp` begins one.
            """
        ))
    #expect(try checkout.read("\(Self.drafts)/draft-damaged.json") == "{")
  }

  @Test func `a second review of one exercise at the same time is refused`() async throws {
    let lock = checkout.root / "\(Self.drafts)/lock"
    let call = try await FolderLock.hold(lock, onWait: {}) { () async throws(ReviewError) in
      try? await checkout.review("practice", "lamp", typing: "done\n")
    }
    #expect(
      call
        == Call(
          2,
          errors: """
            A review of Lamp is open in another terminal.
            Hand it in or pause it there first.
            """
        ))
  }

  @Test func `what cannot be handed in is explained, and nothing is lost`() async throws {
    #expect(
      try await checkout.review("practice", "lamp", "--submit", "none.txt").errors
        .hasSuffix("Tests/none.txt\nis missing.\nWas it moved or deleted?\n"))
    #expect(
      try await submit("\n# nothing yet\n\n")
        == Call(
          2,
          errors: """
            There is no remark in notes.txt, so nothing was handed in.
            Write one on each line: File.swift:12 what is wrong.
            """
        ))
    try checkout.write([0xFF, 0xFE, 0x00], to: "Tests/notes.txt")
    let call = try await checkout.review("practice", "lamp", "--submit", "notes.txt")
    #expect(call.errors.contains("is not UTF-8 text."))
    #expect(call.ending == .exited(3))
    #expect(
      try await checkout.review("practice", "lamp", "--resume")
        == Call(
          2,
          errors: """
            No review of Lamp was begun.
            `swift run review practice lamp` begins one.
            """
        ))
    #expect(
      try await checkout.review("practice", "lamp", "--history")
        == Call(
          0,
          output: """
            No review of Lamp was handed in yet.
            Next: `swift run review practice lamp`
            """
        ))
  }

  @Test func `a review of another exercise is told`() async throws {
    try checkout.replace(
      "Exercise(name: \"Lamp\")",
      with: "Exercise(name: \"Lamp\"), Exercise(name: \"Lantern\")",
      in: "Package.swift"
    )
    try checkout.write("struct Lantern {}\n", to: "Exercises/Lantern/Sources/Lantern.swift")
    #expect(
      try await submit("Lantern.swift:1 no light\n")
        == Call(
          2,
          errors: """
            notes.txt is about files of Lantern, not of Lamp. Nothing was handed in.
            `swift run review practice lantern --submit notes.txt` hands it in there.
            """
        ))
    #expect(try Files.names(in: checkout.root / Self.drafts) == ["lock"])
  }

  @Test func `a remark in another script is kept, and is about nothing`() async throws {
    let call = try await submit("スイッチが動かない\n")
    #expect(call.ending == .exited(0))
    #expect(
      call.output.contains("1  スイッチが動かない\n     Not understood: write it in English or Spanish.\n"))
    let kept = try checkout.read("\(Self.drafts)/review-1.json")
    #expect(kept.contains("スイッチが動かない"))
  }
}
