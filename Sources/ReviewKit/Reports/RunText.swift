package import Foundation

/// What to know about a check beside its verdicts: which tests ran, and when.
package struct RunText {
  private let report: CheckReport
  private let now: Date
  private let timeZone: TimeZone

  /// Creates the text for a report.
  package init(_ report: CheckReport, now: Date = .now, timeZone: TimeZone = .current) {
    self.report = report
    self.now = now
    self.timeZone = timeZone
  }

  /// The lines; none where everything was run just now, with the tests in the checkout.
  package var lines: [String] { age + tests }

  private var age: [String] {
    guard let since = report.unchangedSince else { return [] }
    let reason = "Nothing has changed since \(moment(since)), so"
    return report.hasRunTests
      ? ["\(reason) only what had crashed or hung was run again; `--fresh` runs everything."]
      : ["\(reason) the verdicts are from then; `--fresh` runs the tests again."]
  }

  private var tests: [String] {
    switch report.tests {
    case .current: return []
    case .missing:
      return [
        "There is no record of the shipped tests, so nobody can tell whether they were edited. "
          + "`review ship \(report.exercise.typedName)` makes one."
      ]
    case .differs(let differences):
      return differences.map { "\($0.file) was \($0.change.rawValue)." }
        + ["The shipped tests were run instead."]
    }
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
