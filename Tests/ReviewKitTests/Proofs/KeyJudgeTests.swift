import ReviewKit
import Testing

/// What is said about all variants together.
struct KeyJudgeTests {
  @Test func `a finding that is in nobody's way is named`() {
    let blocked = Bells.outcome(
      2,
      .blocked,
      [TestOutcome.Issue(text: "Blocked by finding 1: dark", place: nil, blockingFinding: 1)]
    )
    #expect(complaints([.before: Trial(tests: [blocked])]) == [])
    #expect(
      complaints([.before: Trial(tests: [Bells.outcome(2, .failed)])]) == [
        Complaint(
          file: "key",
          line: 3,
          problem: "Finding 1 is said to block 2, and no test of finding 2 says on the before that "
            + "it is in the way.",
          remedy: "Take 2 out of `blocks`, or wrap the step in the test in "
            + "`try blocked(by: 1) { … }`."
        )
      ]
    )
  }

  @Test func `two findings that only one test catches are named`() {
    let trial = Trial(tests: [Bells.outcome(1, .failed), Bells.outcome(2, .passed)])
    let other = Trial(tests: [Bells.outcome(1, .failed), Bells.outcome(2, .failed)])
    #expect(complaints([.mutant(1): trial, .mutant(2): other]) == [])
    #expect(
      complaints([.mutant(1): trial, .mutant(2): trial]) == [
        Complaint(
          file: "key",
          line: 13,
          problem: "Findings 1 and 2 are caught by the same one test, and by no other: nothing "
            + "tells them apart.",
          remedy: "Give one of them a test that the other's mutant passes, or make them one "
            + "finding."
        )
      ]
    )
  }

  @Test func `a test that fails in some rounds is not deterministic`() {
    let outcome = Bells.outcome(
      2,
      .failed,
      [TestOutcome.Issue(text: "dark\nagain", place: nil)]
    )
    let rounds = Rounds(
      count: 20,
      seed: 7,
      failures: ["test2": Rounds.Failure(count: 1, first: outcome)]
    )
    #expect(
      complaints([:], rounds) == [
        Complaint(
          file: "Tests.swift",
          line: 2,
          problem: "\"test 2\" is not deterministic: on the after it failed in 1 of 20 rounds: "
            + "dark; again.",
          remedy: "Hold replies until the test releases them, move the clock by hand, and wait for "
            + "conditions only."
        )
      ]
    )
  }

  @Test func `a test that fails in every round fails`() {
    let rounds = Rounds(
      count: 2,
      seed: 7,
      failures: ["test2": Rounds.Failure(count: 2, first: Bells.outcome(2, .hung))]
    )
    #expect(
      complaints([:], rounds) == [
        Complaint(
          file: "Tests.swift",
          line: 2,
          problem: "\"test 2\" hangs on the after.",
          remedy: "Mend the after, or ask for less in the test."
        )
      ]
    )
  }

  private func complaints(_ trials: [Variant: Trial], _ rounds: Rounds? = nil) -> [Complaint] {
    KeyJudge(key: Bells.key, keyPath: "key", trials: trials, rounds: rounds).complaints
  }
}
