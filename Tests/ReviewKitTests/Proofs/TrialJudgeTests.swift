import ReviewKit
import Testing

/// What is said about the tests of one variant.
struct TrialJudgeTests {
  @Test func `a mutant that its own tests catch is as it should be`() {
    #expect(complaints(.mutant(1), outcome(1, .failed), outcome(2, .passed)) == [])
  }

  @Test func `tests that a finding blocks may say so on its mutant`() {
    let blocked = outcome(2, .blocked, issue("Blocked by finding 1: dark", blocking: 1))
    #expect(complaints(.mutant(1), outcome(1, .failed), blocked) == [])
  }

  @Test func `one of a finding's tests that passes is named`() {
    let passing = TestOutcome(
      name: "other",
      suite: "Finding01",
      title: "other",
      place: SourcePlace(file: "Tests.swift", line: 9),
      end: .passed
    )
    #expect(
      complaints(.mutant(1), outcome(1, .failed), passing) == [
        Complaint(
          file: "Tests.swift",
          line: 9,
          problem: "\"other\" passes although finding 1 is put back.",
          remedy: "Move it to the finding or the guards that it is about, or let it see more."
        )
      ]
    )
  }

  @Test func `a test that another finding keeps from its purpose is named`() {
    let blocked = outcome(2, .blocked, issue("Blocked by finding 1: dark", blocking: 1))
    #expect(
      complaints(.mutant(2), blocked, outcome(3, .failed)) == [
        Complaint(
          file: "Tests.swift",
          line: 2,
          problem: "With finding 2 put back, \"test 2\" only says that finding 1 is in the way.",
          remedy: "Make it reach what finding 2 is about."
        )
      ]
    )
  }

  @Test func `a hang that the key does not speak of is named`() {
    #expect(
      complaints(.mutant(2), outcome(2, .hung), outcome(3, .failed)) == [
        Complaint(
          file: "Tests.swift",
          line: 2,
          problem: "With finding 2 put back, \"test 2\" hangs.",
          remedy: "Let it fail by an expectation, in a process of its own for a crash, or write "
            + "`- ends: hang` under finding 2."
        )
      ]
    )
  }

  @Test func `an ending that the key promises and that does not come is named`() {
    #expect(
      complaints(.mutant(3), outcome(3, .failed)).map(\.problem) == [
        "No test of finding 3 ends with a crash when it is put back, though the key says so."
      ]
    )
    #expect(complaints(.mutant(3), outcome(3, .crashed)) == [])
  }

  @Test func `a test that ends the app is named`() {
    #expect(
      complaints(.mutant(2), outcome(2, .vanished), outcome(3, .failed)).map(\.problem) == [
        "With finding 2 put back, \"test 2\" does not run to its end."
      ]
    )
  }

  @Test func `a neighbour that is said to fail and does not is named`() {
    #expect(complaints(.mutant(2), outcome(2, .failed), outcome(3, .failed)) == [])
    #expect(
      complaints(.mutant(2), outcome(2, .failed), outcome(3, .passed)) == [
        Complaint(
          file: "key",
          line: 13,
          problem: "With finding 2 put back, the tests of finding 3 pass, though `also trips` "
            + "names it.",
          remedy: "Take 3 out of `also trips`."
        )
      ]
    )
  }

  @Test func `a guard that fails unannounced is named`() {
    let guardTest = TestOutcome(
      name: "guard",
      suite: "Guards",
      title: "a guard",
      place: SourcePlace(file: "Guards.swift", line: 4),
      end: .failed,
      issues: [issue("dark")]
    )
    #expect(
      complaints(.mutant(1), outcome(1, .failed), guardTest) == [
        Complaint(
          file: "key",
          line: 3,
          problem: "On the mutant of finding 1, a guard fails too, which the key does not say: "
            + "\"a guard\" at Guards.swift:4: dark.",
          remedy: "Make the change or the test narrower; if that cannot be, add guards to "
            + "`also trips`."
        )
      ]
    )
    #expect(
      complaints(.before, guardTest).map(\.problem) == [
        "\"a guard\" fails on the before, and should pass there."
      ]
    )
  }

  @Test func `a wrong fix fails what it is said to fail, and no more`() {
    #expect(complaints(.wrongFix(0), outcome(1, .failed), outcome(2, .passed)) == [])
    #expect(
      complaints(.wrongFix(0), outcome(1, .passed), outcome(2, .failed, issue("dark")))
        .map(\.problem) == [
          "With \"Press it twice\", the tests of finding 1 pass, though `fails` names it.",
          "On \"Press it twice\", a test of finding 2 fails too, which the key does not say: "
            + "\"test 2\" at Tests.swift:2: dark.",
        ]
    )
  }

  @Test func `a finding in the way on the before has to be announced`() {
    let blocked = outcome(3, .blocked, issue("Blocked by finding 2: dark", blocking: 2))
    #expect(
      complaints(.before, outcome(1, .failed), outcome(2, .failed), blocked) == [
        Complaint(
          file: "Tests.swift",
          line: 3,
          problem: "\"test 3\" is blocked by finding 2 on the before, which the key does not say.",
          remedy: "Write `- blocks: 3` under finding 2, or reach the place another way."
        )
      ]
    )
  }

  @Test func `a test that fails only beside others is named`() {
    let trial = Trial(tests: [outcome(1, .failed), outcome(2, .passed)], fickle: ["test2"])
    let judge = TrialJudge(key: Bells.key, keyPath: "key", variant: .mutant(1), trial: trial)
    #expect(
      judge.complaints == [
        Complaint(
          file: "Tests.swift",
          line: 2,
          problem: "\"test 2\" ends one way beside other tests and another way alone, with "
            + "finding 1 put back.",
          remedy: "Let it share nothing with other tests, and wait for conditions only."
        )
      ]
    )
  }

  private func complaints(_ variant: Variant, _ tests: TestOutcome...) -> [Complaint] {
    TrialJudge(
      key: Bells.key,
      keyPath: "key",
      variant: variant,
      trial: Trial(tests: tests)
    ).complaints
  }

  private func outcome(
    _ number: Int,
    _ end: TestOutcome.End,
    _ issues: TestOutcome.Issue...
  ) -> TestOutcome {
    Bells.outcome(number, end, issues)
  }

  private func issue(_ text: String, blocking: Int? = nil) -> TestOutcome.Issue {
    TestOutcome.Issue(
      text: text,
      place: SourcePlace(file: "Tests.swift", line: 30),
      blockingFinding: blocking
    )
  }
}

/// A key with three findings, and outcomes of their tests.
enum Bells {
  /// Finding 1 blocks 2, finding 2 trips 3, and finding 3 ends in a crash.
  static var key: Key {
    let text = """
      # Key
      ## Findings
      ### 1. One
      - severity: major
      - topic: state
      - blocks: 2
      #### Put back
      ```diff
      --- A.swift
      @@
      -a
      ```
      ### 2. Two
      - severity: major
      - topic: state
      - also trips: 3
      #### Put back
      ```diff
      --- A.swift
      @@
      -b
      ```
      ### 3. Three
      - severity: major
      - topic: state
      - ends: crash
      #### Put back
      ```diff
      --- A.swift
      @@
      -c
      ```
      ## Wrong fixes
      ### Press it twice
      - fails: 1
      ```diff
      --- A.swift
      @@
      -d
      ```
      ## The lesson
      ## Tests worth asking for
      ## Said, not coded
      ## Follow-ups
      ## Sources
      """
    let lines = text.split(separator: "\n").map(String.init)
    guard let key = try? KeyReader.read(lines, in: "key") else {
      preconditionFailure("The key cannot be read.")
    }
    return key
  }

  static func outcome(
    _ number: Int,
    _ end: TestOutcome.End,
    _ issues: [TestOutcome.Issue] = []
  ) -> TestOutcome {
    TestOutcome(
      name: "test\(number)",
      suite: "Finding0\(number)",
      title: "test \(number)",
      place: SourcePlace(file: "Tests.swift", line: number),
      end: end,
      issues: issues
    )
  }
}
