import ReviewKit
import Testing

/// What a review comes to.
struct ReviewScoreTests {
  private let dark = "Lamp.swift:4 the switch leaves it dark"
  private let lost = "after a restart it is lost"
  private let label = "no accessibility label"

  @Test func `findings are counted, the worst that were missed first`() throws {
    let score = try SampleReview.score([lost, label])
    #expect(score.found.map(\.number) == [2, 3])
    #expect(score.missed.map(\.number) == [1, 4])
    #expect(score.bugs.count == 4)
    #expect(score.recall == 0.5)
    #expect(score.precision == 1)
    #expect(score.topics == ["state", "naming"])
  }

  @Test func `a duplicate costs nothing`() throws {
    let score = try SampleReview.score([lost, "it is not persisted at all"])
    #expect(score.standing(of: 0) == .right)
    #expect(score.standing(of: 1) == .neutral)
    #expect(score.precision == 1)
  }

  @Test func `what is not in the key counts until the learner says that it is true`() throws {
    let remarks = [lost, "lorem ipsum", "dolor sit amet"]
    var score = try SampleReview.score(remarks)
    #expect(score.unlisted == [1, 2])
    #expect(score.standing(of: 1) == .open)
    #expect(score.countedCount == 3)
    score.answers = [1: .isTrue, 2: .misunderstanding]
    #expect(score.standing(of: 1) == .neutral)
    #expect(score.standing(of: 2) == .wrong)
    #expect(score.precision == 0.5)
  }

  @Test func `to call something a bug that is none counts against, to say why not counts for`()
    throws
  {
    let against = try SampleReview.score(["a struct is wrong, make it a class"])
    #expect(against.standing(of: 0) == .wrong)
    #expect(against.precision == 0)
    let approved = try SampleReview.score(["a struct is fine, it has no identity"])
    #expect(approved.standing(of: 0) == .right)
    #expect(approved.found.isEmpty)
    let silent = try SampleReview.score(["a struct is fine"])
    #expect(silent.standing(of: 0) == .neutral)
    #expect(silent.precision == nil)
  }

  @Test func `the order is told by the first finding that is worse than one before`() throws {
    #expect(try SampleReview.score([dark, lost, label]).disorder == nil)
    let disorder = try SampleReview.score([label, "lorem ipsum", lost, dark]).disorder
    #expect(disorder?.lesser == 0)
    #expect(disorder?.worse == 2)
  }
}
