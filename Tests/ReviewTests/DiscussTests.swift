import ReviewKit
import Testing

/// `review discuss`, with what a learner types on a pipe.
struct DiscussTests {
  private static let answers = ".review/discuss/Lamp.json"

  private let checkout: FixtureCheckout

  init() throws {
    checkout = try FixtureCheckout()
    try checkout.replace(
      "One owner.\n",
      with: """
        One owner.

        ### And a lamp for two rooms?

        - A model for both.
        - A view for each.

        ### Who tests it?

        You do.

        """,
      in: "Solutions/Lamp/README.md"
    )
  }

  @Test func `each question is answered, compared and marked`() async throws {
    let call = try await checkout.review(
      "discuss",
      "la",
      typing: "The house\nowns both.\n\n2\n\nwell\n\n4\n\nmissed it\n"
    )
    #expect(
      call
        == Call(
          0,
          output: """
            Lamp: 3 questions that an interviewer asks next.

            Answer aloud, or type your answer. Then compare it with a model answer and mark
            yourself. `stop` ends it at any time; nothing is lost.

            Question 1 of 3

            What about two switches?

            A model answer

              One owner.

            Question 2 of 3

            And a lamp for two rooms?

            A model answer

              - A model for both.
              - A view for each.

            Question 3 of 3

            Who tests it?

            A model answer

              You do.

            3 of 3 marked this time.

            1. What about two switches?
               Now: partly.
            2. And a lamp for two rooms?
               Now: well.
            3. Who tests it?
               Now: missed it.

            What you typed and your marks are in .review/discuss/Lamp.json.

            Next: `swift run review discuss lamp` asks the weakest first.
            """,
          errors: """

            Your answer? An empty line ends it. Just Enter: you gave it aloud.

            How was it? 1 missed, 2 partly, 3 well

            Your answer? An empty line ends it. Just Enter: you gave it aloud.

            How was it? 1 missed, 2 partly, 3 well

            Your answer? An empty line ends it. Just Enter: you gave it aloud.

            How was it? 1 missed, 2 partly, 3 well
            "4" is no mark. Type 1 if you missed it, 2 if you had it partly, 3 if you had it
            well, or stop.
            Type 1 if you missed it, 2 if you had it partly, 3 if you had it well, or stop.
            """
        )
    )
    #expect(try checkout.read(Self.answers).contains(#""text" : "The house\nowns both.""#))
    #expect(
      try await checkout.review("list").output.contains("not yet   not yet  not yet  3 of 3\n")
    )
  }

  @Test func `the model answer is not shown before an answer`() async throws {
    let call = try await checkout.review("discuss", "lamp", typing: "The house.\n")
    #expect(!call.output.contains("One owner."))
    #expect(call.ending == .exited(0))
  }

  @Test func `who stops goes on with what is open and weak`() async throws {
    let first = try await checkout.review("discuss", "lamp", typing: "\n3\nBoth.\n\nstop\n")
    #expect(
      first.output.hasSuffix(
        """
        1 of 3 marked this time.

        1. What about two switches?
           Now: well.
        2. And a lamp for two rooms?
           Answered now, without a mark.
        3. Who tests it?
           Not marked yet.

        What you typed and your marks are in .review/discuss/Lamp.json.

        Next: `swift run review discuss lamp` asks the weakest first.

        """
      ),
      "\(first.output)"
    )

    let second = try await checkout.review("discuss", "lamp", typing: "\n1\n\n2\n")
    #expect(
      second.output.contains(
        "What was not marked yet and what went worst comes first. `stop` ends"
      )
    )
    #expect(
      questions(in: second) == [
        "And a lamp for two rooms?", "Who tests it?", "What about two switches?",
      ])
    #expect(
      second.output.contains(
        """
        2 of 3 marked this time.

        1. What about two switches?
           Not asked this time. Before: well.
        2. And a lamp for two rooms?
           Now: missed it.
        3. Who tests it?
           Now: partly.

        """
      )
    )

    let third = try await checkout.review("discuss", "lamp", typing: "\n3\n\n3\n\n3\n")
    #expect(
      questions(in: third) == [
        "And a lamp for two rooms?", "Who tests it?", "What about two switches?",
      ])
    #expect(third.output.contains("   Now: well. Before: missed it.\n"))
    #expect(third.output.hasSuffix("\nNext: `swift run review` shows what else there is.\n"))
    #expect(
      try await checkout.review("discuss", "lamp", "--list")
        == Call(
          0,
          output: """
            Lamp: 3 questions that an interviewer asks next.

            1. What about two switches?
               Marks so far: well, well.
            2. And a lamp for two rooms?
               Marks so far: missed it, well.
               Your last answer:
               Both.
            3. Who tests it?
               Marks so far: partly, well.

            Next: `swift run review` shows what else there is.
            """
        )
    )
  }

  @Test func `an answer with an empty line in it is kept whole`() async throws {
    let call = try await checkout.review(
      "discuss",
      "lamp",
      typing: "The house.\n\nOr the street.\n2\nstop\n"
    )
    #expect(
      call.errors.contains(
        """
        That is no mark, so it was added to your answer.

        How was it? 1 missed, 2 partly, 3 well

        """
      )
    )
    #expect(try checkout.read(Self.answers).contains(#""The house.\nOr the street.""#))
  }

  @Test func `Ctrl-C loses nothing that was typed`() async throws {
    let program = try BuiltReview()
    let errors = try TemporaryFile()
    var process = program.process([], in: checkout.root, errors: errors.path)
    process.program = Path("/bin/bash")
    process.arguments = [
      "-c",
      #"""
      cd "$REVIEW_FOLDER"; mkfifo typed said
      "$0" discuss lamp <typed >shown 2>said & child=$!
      exec 3>typed
      printf '\n3\nBoth.\n\n' >&3
      marks=0
      while IFS= read -r line; do
        case "$line" in "How was"*) marks=$((marks + 1)) ;; esac
        if [ $marks = 2 ]; then marks=3; kill -INT $child; fi
      done <said
      wait $child; echo $?
      """#, program.path.text,
    ]
    process.limit = .seconds(60)
    #expect(try await process.run().output == "130\n")
    let list = try await checkout.review("discuss", "lamp", "--list")
    #expect(list.output.contains("1. What about two switches?\n   Marks so far: well.\n"))
    #expect(
      list.output.contains("rooms?\n   Not marked yet.\n   Your last answer:\n   Both.\n")
    )
  }

  @Test func `answers that cannot be read are moved aside, and it begins anew`() async throws {
    try checkout.write("{\"questions\":", to: Self.answers)
    #expect(try await checkout.review("list").output.contains("not yet  not yet\n"))
    #expect(try checkout.read(Self.answers) == "{\"questions\":")
    let call = try await checkout.review("discuss", "lamp", typing: "\n3\n")
    #expect(
      call.errors.hasPrefix(
        """
        The answers and marks in .review/discuss/Lamp.json cannot be read, so earlier
        marks do not count. The file is now .review/discuss/Lamp-damaged.json, and
        nothing in it was changed.

        """
      )
    )
    #expect(try checkout.read(".review/discuss/Lamp-damaged.json") == "{\"questions\":")
    #expect(try await checkout.review("list").output.contains("not yet  1 of 3\n"))
  }

  @Test func `marks of a question that is no longer asked are kept and not counted`() async throws {
    _ = try await checkout.review("discuss", "lamp", typing: "\n3\n\n3\n")
    try checkout.replace("### What about two", with: "### And two", in: "Solutions/Lamp/README.md")
    let call = try await checkout.review("discuss", "lamp", typing: "\n2\n")
    #expect(questions(in: call).first == "And two switches?")
    #expect(try await checkout.review("list").output.contains("not yet  2 of 3\n"))
    #expect(try checkout.read(Self.answers).contains("What about two switches?"))
  }

  @Test func `without questions there is nothing to discuss`() async throws {
    try checkout.write(LampFixture.lanternKey, to: "Solutions/Lamp/README.md")
    #expect(
      try await checkout.review("discuss", "lamp")
        == Call(
          0,
          output: "The key of Lamp has no follow-up questions, so there is nothing to discuss."
        )
    )
  }

  @Test func `where nobody types, the first question is all there is`() async throws {
    let call = try await checkout.review("discuss", "lamp", environment: ["COLUMNS": "40"])
    #expect(
      call
        == Call(
          0,
          output: """
            Lamp: 3 questions that an interviewer
            asks next.

            Answer aloud, or type your answer. Then
            compare it with a model answer and mark
            yourself. `stop` ends it at any time;
            nothing is lost.

            Question 1 of 3

            What about two switches?

            0 of 3 marked this time.

            1. What about two switches?
               Not marked yet.
            2. And a lamp for two rooms?
               Not marked yet.
            3. Who tests it?
               Not marked yet.

            Next: `swift run review discuss lamp`
                  asks the weakest first.
            """,
          errors: """

            Your answer? An empty line ends it. Just
            Enter: you gave it aloud.
            """
        )
    )
    #expect(!Files.exists(checkout.root / Self.answers))
  }

  @Test func `help says how it works`() async throws {
    #expect(
      try await checkout.review("help", "discuss")
        == Call(
          0,
          output: """
            Practise the questions that an interviewer asks next.

            Usage:   swift run review discuss NAME [--list] [--lang CODE]

              --list       Only list the questions, with your marks and your last answers.
              --lang CODE  Show it in this language, such as es; the default is the locale.

            You answer each question aloud or by typing, then see a model answer and mark
            yourself. Next time what went worst comes first. Answers and marks are kept in
            .review/discuss. The model answers mention findings: it is best done when those
            are fixed.
            """
        )
    )
    #expect(
      try await checkout.review("help", "list").output.hasSuffix(
        """
        For each exercise: the minutes to allow; how many findings you found in your
        best review of it; how many were green when they were last checked; how many
        your own tests catch; how many questions you have discussed; and its topics.

        """
      )
    )
  }

  @Test func `marks count in whatever language the question is asked`() async throws {
    let bell = try FixtureCheckout(BellTranslation.files)
    let english = try await bell.review("discuss", "bell", "--lang", "es", typing: "\n2\n")
    #expect(english.output.contains("\nAnd two bells?\n"))
    try bell.replace(
      "Usa lo que pides.\n",
      with: "Usa lo que pides.\n\n## Preguntas siguientes\n\n### ¿Y dos?\n\nSuenan igual.\n",
      in: BellTranslation.key
    )
    let spanish = try await bell.review(
      "discuss",
      "bell",
      environment: ["LANG": "es_MX.UTF-8"],
      typing: "Igual.\n\n3\n"
    )
    #expect(spanish.output.contains("\n¿Y dos?\n\nA model answer\n\n  Suenan igual.\n"))
    #expect(spanish.output.contains("1. ¿Y dos?\n   Now: well. Before: partly.\n"))
    #expect(
      try await bell.review("discuss", "bell", "--list").output
        .contains(
          "1. And two bells?\n   Marks so far: partly, well.\n   Your last answer:\n   Igual.\n")
    )
  }

  /// The questions that were asked, in their order.
  private func questions(in call: Call) -> [String] {
    call.output.split(separator: "\n").split { $0.hasPrefix("Question ") }.dropFirst()
      .compactMap { $0.first.map(String.init) }
  }
}
