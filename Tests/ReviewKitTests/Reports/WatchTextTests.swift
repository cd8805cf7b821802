import Foundation
import ReviewKit
import Testing

struct WatchTextTests {
  private let before = Sample.report(
    Sample.result(1, "One", .red),
    Sample.result(2, "Two", .blocked(by: [1])),
    Sample.result(3, "Three", .green)
  )

  @Test func `the first report is complete`() {
    #expect(
      WatchText(before, after: nil, for: Terminal()).lines
        == CheckText(before, for: Terminal()).lines
    )
  }

  @Test func `later ones say what changed`() {
    let report = Sample.report(
      Sample.result(1, "One", .green),
      Sample.result(2, "Two", .red),
      Sample.result(3, "Three", .green),
      guards: .red
    )
    #expect(
      WatchText(report, after: before, for: Terminal()).lines == [
        "red → green  1 · One", "blocked by 1 → red  2 · Two", "green → red  guards", "",
        "2 of 3 green.", "Next: finding 2. Alone: `swift run review check lamp --finding 2`",
      ]
    )
  }

  @Test func `no change is said, too`() {
    #expect(
      WatchText(before, after: before, for: Terminal()).lines.first == "No verdict has changed."
    )
  }

  @Test func `code that does not compile is shown each time`() {
    let errors = [CompileError(file: "L.swift", line: 1, column: 1, message: "no")]
    let broken = Sample.report(Sample.result(1, "One", .didNotCompile), guards: nil, errors: errors)
    #expect(
      WatchText(broken, after: before, for: Terminal()).lines.first == "Lamp does not compile."
    )
  }
}

struct RunTextTests {
  private let zone = TimeZone(secondsFromGMT: 0) ?? .current
  private let noon = Date(timeIntervalSince1970: 1_796_040_180)

  @Test func `verdicts from earlier say when they are from`() {
    var report = Sample.report(Sample.result(1, "One", .green))
    #expect(lines(for: report) == [])
    report.unchangedSince = noon
    report.hasRunTests = false
    #expect(
      lines(for: report) == [
        "This code was checked at 12:03, and these are its verdicts; `--fresh` runs the tests again."
      ]
    )
    report.hasRunTests = true
    report.unchangedSince = noon - 86_400
    #expect(
      lines(for: report) == [
        "This code was checked at 2026-11-29 12:03. Only what crashed or hung then was run again; "
          + "`--fresh` runs everything."
      ]
    )
  }

  @Test func `tests that differ from the shipped ones are named`() {
    var report = Sample.report(Sample.result(1, "One", .green))
    report.tests = .differs([.init(file: "Tests/Before/Lamp/L.swift", change: .edited)])
    #expect(
      lines(for: report) == [
        "Tests/Before/Lamp/L.swift was edited.", "The shipped tests were run instead.",
      ]
    )
    #expect(report.isGreen)
    report.tests = .missing
    #expect(
      lines(for: report) == [
        "There is no record of the shipped tests, so nobody can tell whether they were edited. "
          + "`swift run review ship lamp` makes one."
      ]
    )
    #expect(!report.isGreen)
  }

  @Test func `the first report says what the words mean, unless nothing compiles`() {
    let report = Sample.report(Sample.result(1, "One", .green))
    #expect(
      lines(for: report, isFirst: true) == [
        "Each line below names a problem. Red: it is still there. Green: it is gone, or never was "
          + "one. Blocked: its tests can't get there before another finding is fixed.", "",
      ]
    )
    let errors = [CompileError(file: "L.swift", line: 1, column: 1, message: "no")]
    #expect(lines(for: Sample.report(guards: nil, errors: errors), isFirst: true) == [])
  }

  private func lines(for report: CheckReport, isFirst: Bool = false) -> [String] {
    RunText(report, isFirst: isFirst, now: noon, timeZone: zone).lines
  }
}
