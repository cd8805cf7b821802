import Foundation
import ReviewKit
import Testing

struct ProgressTests {
  private let folder: TemporaryFolder
  private let progress: ProgressFolder
  private let findings = [Sample.finding(1, "One"), Sample.finding(2, "Two")]

  init() throws {
    folder = try TemporaryFolder()
    progress = ProgressFolder(in: folder.path)
  }

  @Test func `before the first check nothing is known`() {
    #expect(progress.progress(of: Sample.lamp) == nil)
  }

  @Test func `a check of some findings leaves the others as they were`() throws {
    try progress.take(
      Sample.report(Sample.result(1, "One", .green), Sample.result(2, "Two", .red))
    )
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 1)
    try progress.take(Sample.report(Sample.result(2, "Two", .green)))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 2)
    try progress.take(Sample.report(Sample.result(1, "One", .crashed(Crash(signal: 4)))))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 1)
  }

  @Test func `a finding that is no longer in the key does not count`() throws {
    try progress.take(Sample.report(Sample.result(3, "Three", .green)))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 0)
  }

  @Test func `what was cut short counts as nothing, and is moved aside before a new file`() throws {
    let damaged = "{\"review\":{\"best\":5,"
    try folder.write(damaged, to: "progress/Lamp.json")
    #expect(progress.progress(of: Sample.lamp) == nil)
    try progress.take(Sample.report(Sample.result(1, "One", .green)))
    #expect(progress.progress(of: Sample.lamp)?.greenCount(among: findings) == 1)
    #expect(try Files.lines(of: folder.path / "progress/Lamp-damaged.json") == [damaged])
  }

  @Test func `a file of an earlier version is read`() throws {
    // As it was written before reviews and tests were kept.
    try folder.write(
      #"{"verdicts":{"1":"green","2":"did not compile"},"hints":{"2":1}}"#,
      to: "progress/Lamp.json"
    )
    let old = try #require(progress.progress(of: Sample.lamp))
    #expect(old.greenCount(among: findings) == 1)
    #expect(old.hintCount(for: 2) == 1)
    #expect(old.review == nil)
    #expect(old.tests == nil)
    #expect(!old.isBroken)

    try progress.update(Sample.lamp) { $0.note(caught: 1, of: 2) }
    let new = try #require(progress.progress(of: Sample.lamp))
    #expect(new.greenCount(among: findings) == 1)
    #expect(new.hintCount(for: 2) == 1)
    #expect(new.tests == Progress.Tests(caught: 1, of: 2))
  }

  @Test func `of reviews the best and the last are kept`() throws {
    let dates = (1...3).map { Date(timeIntervalSince1970: Double($0)) }
    try progress.update(Sample.lamp) { $0.note(found: 5, of: 7, on: dates[0]) }
    try progress.update(Sample.lamp) { $0.note(found: 3, of: 7, on: dates[1]) }
    #expect(
      progress.progress(of: Sample.lamp)?.review
        == Progress.Review(best: 5, last: 3, of: 7, date: dates[1])
    )
    try progress.update(Sample.lamp) { $0.note(found: 6, of: 7, on: dates[2]) }
    #expect(
      progress.progress(of: Sample.lamp)?.review
        == Progress.Review(best: 6, last: 6, of: 7, date: dates[2])
    )
  }

  @Test func `a review of a key with another number of findings is a first one`() {
    var progress = Progress()
    progress.note(found: 5, of: 7)
    progress.note(found: 2, of: 8)
    #expect(progress.review?.best == 2)
    #expect(progress.review?.of == 8)
  }

  @Test func `code that does not compile keeps the verdicts from before`() throws {
    let error = CompileError(file: "Lamp.swift", line: 1, column: 1, message: "no")
    try progress.take(Sample.report(Sample.result(1, "One", .green)))
    try progress.take(
      Sample.report(Sample.result(1, "One", .didNotCompile), guards: nil, errors: [error])
    )
    let broken = try #require(progress.progress(of: Sample.lamp))
    #expect(broken.greenCount(among: findings) == 1)
    #expect(broken.isBroken)
    try progress.take(Sample.report(Sample.result(1, "One", .red)))
    let mended = try #require(progress.progress(of: Sample.lamp))
    #expect(mended.greenCount(among: findings) == 0)
    #expect(!mended.isBroken)
  }

  @Test func `verdicts on code that is gone are forgotten, and nothing else is`() throws {
    let error = CompileError(file: "Lamp.swift", line: 1, column: 1, message: "no")
    try progress.take(Sample.report(Sample.result(1, "One", .green)))
    try progress.take(Sample.report(guards: nil, errors: [error]))
    try progress.update(Sample.lamp) {
      $0.note(found: 1, of: 2)
      $0.note(caught: 1, of: 2)
      $0.note(hintCount: 1, for: 2)
      $0.forgetVerdicts()
    }
    let rest = try #require(progress.progress(of: Sample.lamp))
    #expect(rest.verdicts.isEmpty)
    #expect(!rest.isBroken)
    #expect(rest.review?.best == 1)
    #expect(rest.tests?.caught == 1)
    #expect(rest.hintCount(for: 2) == 1)
  }
}
