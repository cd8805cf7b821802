import ReviewKit
import Testing

struct TestIssueTests {
  @Test(arguments: [
    ("Expectation failed: a == b", [], "Expectation failed: a == b"),
    (
      "Expectation failed: a == b", ["the lamp is dark"],
      "the lamp is dark\nExpectation failed: a == b"
    ),
    ("Expectation failed: a", ["// why it matters"], "why it matters\nExpectation failed: a"),
    ("Issue recorded", ["the lamp is dark"], "the lamp is dark"),
    ("Issue recorded", [], "Issue recorded"),
    ("Caught error: it is dark", [], "it is dark"),
    (
      "Expectation failed: .success → .signal(SIGILL → 4)", [],
      "The app stopped at a trap. Swift stops code that can't go on, as at a nil that is unwrapped "
        + "or an index that is out of range (SIGILL)."
    ),
    (
      "Expectation failed: .success → .exitCode(EXIT_FAILURE → 1)", [],
      "The app ended: .exitCode(EXIT_FAILURE → 1)"
    ),
  ])
  func `an issue says what was seen, its author's words first`(
    headline: String,
    comments: [String],
    text: String
  ) {
    let issue = TestIssue(headline: headline, comments: comments, place: nil)
    #expect(issue.text == text)
  }

  @Test func `what was seen is in the author's words where there are any`() {
    let headline = "Expectation failed: a == b"
    let bare = TestIssue(headline: headline, comments: [], place: nil)
    #expect(bare.sight == headline)
    let told = TestIssue(headline: headline, comments: ["the lamp is dark"], place: nil)
    #expect(told.sight == "the lamp is dark")
  }

  @Test(arguments: [
    ("Blocked by finding 12: no button", 12, "no button"),
    ("Blocked by finding 3", 3, "Blocked by finding 3"),
    ("Not Blocked by finding 3", nil, "Not Blocked by finding 3"),
    ("the lamp is dark", nil, "the lamp is dark"),
  ])
  func `an issue may name the finding in the way`(text: String, number: Int?, sight: String) {
    let issue = TestIssue(text: text, place: nil)
    #expect(issue.blockingFinding == number)
    #expect(issue.sight == sight)
  }
}
