package import Foundation

/// The reviews of an exercise that were handed in, for people.
package struct ReviewHistoryText {
  private let attempts: [ReviewAttempt]
  private let exercise: Exercise
  private let terminal: Terminal
  private let timeZone: TimeZone

  /// Creates the text.
  package init(
    _ attempts: [ReviewAttempt],
    of exercise: Exercise,
    for terminal: Terminal,
    timeZone: TimeZone = .current
  ) {
    self.attempts = attempts
    self.exercise = exercise
    self.terminal = terminal
    self.timeZone = timeZone
  }

  /// The lines of the text: a review each, and below it what the learner found beyond the key.
  package var lines: [String] {
    guard !attempts.isEmpty else {
      return terminal.wrap("No review of \(exercise.name) was handed in yet.")
        + terminal.wrap(
          "Next: `swift run review practice \(exercise.typedName)`", indent: 6, first: "")
    }
    return attempts.flatMap { attempt in
      let time = attempt.seconds.map { ", in \(attempt.timeOfMinutes($0))" }
      return terminal.wrap(
        "\(attempt.date.day(in: timeZone)): \(attempt.found.count) of \(attempt.bugCount)\(time ?? "")"
      )
        + attempt.trueRemarks.flatMap {
          terminal.wrap("True, and not in the key: \($0.oneLine)", indent: 2)
        }
    }
  }
}

extension ReviewAttempt {
  /// The remarks that are not in the key and that the learner says are true.
  fileprivate var trueRemarks: [String] {
    unlisted.filter { answers[$0] == .isTrue && remarks.indices.contains($0) }.map { remarks[$0] }
  }
}

extension ReviewAttempt {
  /// Returns how much of the minutes was taken.
  func timeOfMinutes(_ seconds: Double) -> String {
    let minutes = Int(min(max(seconds / 60, 0), 1_000_000))
    return "\(minutes < 1 ? "less than 1" : "\(minutes)") of \(counted(self.minutes, "minute"))"
  }
}

extension Date {
  /// The date as 2026-11-30.
  func day(in timeZone: TimeZone) -> String {
    formatted(
      .verbatim(
        "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)",
        timeZone: timeZone,
        calendar: Calendar(identifier: .gregorian)
      )
    )
  }
}
