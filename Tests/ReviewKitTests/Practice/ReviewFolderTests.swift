import Foundation
import ReviewKit
import Testing

/// Reviews are kept between runs, and nothing that was written is lost.
struct ReviewFolderTests {
  private let temporary: TemporaryFolder
  private let folder: ReviewFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = ReviewFolder(of: SampleReview.exercise, in: temporary.path)
  }

  @Test func `a review that was begun is there again`() throws {
    #expect(try folder.draft() == nil)
    var draft = ReviewDraft(minutes: 15)
    draft.add("it stays dark")
    draft.note(seconds: 61)
    try folder.keep(draft)
    #expect(try folder.draft() == draft)
  }

  @Test func `reviews that were handed in are kept in their order, and the draft is done with`()
    throws
  {
    try folder.keep(ReviewDraft(minutes: 15))
    let score = try SampleReview.score(["after a restart it is lost"])
    for count in 1...11 {
      var attempt = SampleReview.attempt(score, ["after a restart it is lost"])
      attempt.minutes = count
      _ = try folder.take(attempt)
    }
    #expect(try folder.draft() == nil)
    #expect(try folder.attempts().map(\.minutes) == Array(1...11))
  }

  @Test func `a draft that cannot be read any more is put aside`() throws {
    try temporary.write("{", to: "practice/Lamp/draft.json")
    #expect(try folder.draft() == nil)
    let aside = temporary.path / "practice/Lamp/aside-1.json"
    #expect(try Files.bytes(of: aside) == Array("{".utf8))
  }

  @Test func `a review that cannot be read does not hide the others`() throws {
    let score = try SampleReview.score(["after a restart it is lost"])
    _ = try folder.take(SampleReview.attempt(score, ["after a restart it is lost"]))
    try temporary.write("{", to: "practice/Lamp/review-2.json")
    #expect(try folder.attempts().count == 1)
  }
}
