package import Foundation

/// What to know about a check beside its verdicts: which tests ran, and when.
package struct RunText {
  private let report: CheckReport
  private let isFirst: Bool
  private let now: Date
  private let timeZone: TimeZone

  /// Creates the text for a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - isFirst: Whether it is the first that the learner sees on the exercise.
  ///   - now: The time to tell other days from.
  ///   - timeZone: The zone to give times in.
  package init(
    _ report: CheckReport,
    isFirst: Bool = false,
    now: Date = .now,
    timeZone: TimeZone = .current
  ) {
    self.report = report
    self.isFirst = isFirst
    self.now = now
    self.timeZone = timeZone
  }

  /// The lines; none where everything was run just now, with the tests in the checkout, for someone
  /// who knows verdicts already.
  package var lines: [String] { age + tests + legend }

  private var age: [String] {
    guard let since = report.unchangedSince else { return [] }
    let reason = "This code was checked at \(moment(since))"
    return report.hasRunTests
      ? ["\(reason). Only what crashed or hung then was run again; `--fresh` runs everything."]
      : ["\(reason), and these are its verdicts; `--fresh` runs the tests again."]
  }

  private var tests: [String] {
    switch report.tests {
    case .current: return []
    case .missing:
      return [
        "There is no record of the shipped tests, so nobody can tell whether they were edited. "
          + "`swift run review ship \(report.exercise.typedName)` makes one."
      ]
    case .differs(let differences):
      return differences.map { "\($0.file) was \($0.change.rawValue)." }
        + ["The shipped tests were run instead."]
    }
  }

  private var legend: [String] {
    guard isFirst, report.compileErrors.isEmpty else { return [] }
    return [
      "Each line below names a problem. Red: it is still there. Green: it is gone, or never was one. "
        + "Blocked: its tests can't get there before another finding is fixed.",
      "",
    ]
  }

  /// The time of day, with the date before it where that is another.
  private func moment(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let time = padded(parts.hour) + ":" + padded(parts.minute)
    if calendar.isDate(date, inSameDayAs: now) { return time }
    return "\(padded(parts.year))-\(padded(parts.month))-\(padded(parts.day)) \(time)"
  }

  private func padded(_ number: Int?) -> String {
    let text = String(number ?? 0)
    return text.count < 2 ? "0\(text)" : text
  }
}
