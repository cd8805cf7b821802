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
    #expect(folder.draft == nil)
    var draft = ReviewDraft(minutes: 15)
    draft.add("it stays dark")
    draft.note(seconds: 61)
    try folder.keep(draft)
    #expect(folder.draft == draft)
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
    #expect(folder.draft == nil)
    #expect(try folder.attempts().map(\.minutes) == Array(1...11))
  }

  @Test func `a draft that cannot be read any more is put aside`() throws {
    try temporary.write("{", to: "practice/Lamp/draft.json")
    let aside = temporary.path / "practice/Lamp/draft-damaged.json"
    #expect(try folder.putDamagedAside() == aside)
    #expect(try folder.putDamagedAside() == nil)
    #expect(try Files.bytes(of: aside) == Array("{".utf8))
  }

  @Test func `a review that cannot be read does not hide the others`() throws {
    let score = try SampleReview.score(["after a restart it is lost"])
    _ = try folder.take(SampleReview.attempt(score, ["after a restart it is lost"]))
    try temporary.write("{", to: "practice/Lamp/review-2.json")
    #expect(try folder.attempts().count == 1)
  }

  @Test func `only names with a number count`() throws {
    let score = try SampleReview.score(["after a restart it is lost"])
    for name in ["review-9223372036854775807", "review-3 2", "review-x", "note-7"] {
      try temporary.write("{}", to: "practice/Lamp/\(name).json")
    }
    let place = try folder.take(SampleReview.attempt(score, ["after a restart it is lost"]))
    #expect(place.name == "review-1.json")
  }

  @Test func `one process at a time practises`() throws {
    let inner = try folder.alone { () throws(ReviewError) in
      try folder.alone { () throws(ReviewError) in true }
    }
    #expect(inner == .some(nil))
    #expect(try folder.alone { () throws(ReviewError) in true } == true)
  }
}
