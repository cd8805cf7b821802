import Testing

@testable import ReviewKit

/// What a remark is about, and why.
struct MatcherTests {
  private func outcomes(_ texts: String...) throws -> [Matcher.Outcome] {
    try SampleReview.score(texts).outcomes
  }

  private func finding(_ text: String) throws -> Int? {
    guard case .match(let match) = try outcomes(text)[0] else { return nil }
    return match.finding
  }

  @Test(
    arguments: [
      ("Lamp.swift:4 pressing the switch does nothing", 1),
      ("pressing the switch does nothing", 1),
      ("Lamp.swift:1 the switch leaves it dark", 1),
      ("after a restart it is gone", 2),
      ("is this stored anywhere? I'd persist it", 2),
      ("what does VoiceOver say here?", 3),
      ("a very short name", 4),
    ])
  func `what is said decides, with the right place, without, and with a wrong one`(
    text: String,
    number: Int
  ) throws {
    #expect(try finding(text) == number)
  }

  @Test(
    arguments: [
      "Lamp.swift:4 use a let here", "the code is hard to read", "please add tests",
      "it never gets lost after a restart", "lorem ipsum", "スイッチが動かない",
      "the switch does something, which is fine",
    ])
  func `the right place alone, praise and nonsense are about nothing`(text: String) throws {
    #expect(try finding(text) == nil)
  }

  @Test func `a match says which words and which place made it`() throws {
    guard case .match(let match) = try outcomes("Lamp.swift:4 the switch leaves it dark")[0] else {
      Issue.record("There is no match.")
      return
    }
    #expect(match.words == ["switch", "dark"])
    #expect(match.place == "the line is right")
    #expect(match.stance == .problem)
  }

  @Test func `a second remark on one finding is a duplicate, not one on another finding`() throws {
    let outcomes = try outcomes("after a restart it is lost", "it is not persisted at all")
    guard case .match(let first) = outcomes[0], case .duplicate(let second, of: 0) = outcomes[1]
    else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(first.finding == 2)
    #expect(second.finding == 2)
  }

  @Test func `a remark that lists everything gets one finding`() throws {
    let outcomes = try outcomes(
      "the switch does nothing, it is lost after a relaunch, no accessibility label, a short name")
    guard case .match = outcomes[0] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(outcomes.count == 1)
  }

  @Test(
    arguments: [
      ("a struct is wrong here, make it a class", Match.Stance.problem),
      ("a struct is fine, it has no identity", .fineForReason),
      ("a struct is fine because it is small", .fineForReason),
      ("a struct is fine", .fine),
    ])
  func `what is no bug can be called one, or be approved of with and without a reason`(
    text: String,
    stance: Match.Stance
  ) throws {
    guard case .match(let match) = try outcomes(text)[0] else {
      Issue.record("There is no match.")
      return
    }
    #expect(match.finding == 5)
    #expect(match.stance == stance)
  }
}
