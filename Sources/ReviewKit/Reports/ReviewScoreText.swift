package import Foundation

/// The report of a review that was handed in.
package struct ReviewScoreText {
  private let score: ReviewScore
  private let attempt: ReviewAttempt
  private let exercise: Exercise
  private let terminal: Terminal
  private let timeZone: TimeZone

  /// Creates the text of a report.
  ///
  /// - Parameters:
  ///   - score: What the review comes to.
  ///   - attempt: The review itself.
  ///   - exercise: The exercise.
  ///   - terminal: What the text is written on.
  ///   - timeZone: The time zone of the dates.
  package init(
    _ score: ReviewScore,
    _ attempt: ReviewAttempt,
    of exercise: Exercise,
    for terminal: Terminal,
    timeZone: TimeZone = .current
  ) {
    self.score = score
    self.attempt = attempt
    self.exercise = exercise
    self.terminal = terminal
    self.timeZone = timeZone
  }

  // MARK: - Remark by remark

  /// The title, and what each remark turned out to be.
  package var remarks: [String] {
    let title = "Your review of \(exercise.name): \(counted(score.remarks.count, "remark"))\(time)."
    let width = String(score.remarks.count).count
    return terminal.wrap(title).map { terminal.paint($0, .bold) } + [""]
      + score.remarks.indices.flatMap { index in
        let number = String(index + 1)
        let first = String(repeating: " ", count: width - number.count) + "\(number)  "
        return terminal.wrap(attempt.remarks[index].oneLine, indent: first.count, first: first)
          + sentences(about: index).flatMap { terminal.wrap($0, indent: first.count + 2) }
      }
  }

  private var time: String {
    guard let seconds = attempt.seconds else { return "" }
    return ", in \(attempt.timeOfMinutes(seconds))"
  }

  private func sentences(about index: Int) -> [String] {
    switch score.outcomes[index] {
    case .none:
      return [
        attempt.remarks[index].isLatin
          ? "Not in the key." : "Not understood: write it in English or Spanish."
      ]
    case .duplicate(let match, let other):
      return ["Finding \(match.finding) again, as in remark \(other + 1). It costs nothing."]
    case .match(let match):
      guard let finding = score.key.finding(match.finding) else { return [] }
      return [heading(finding, match), reason(match)].filter { !$0.isEmpty }
    }
  }

  private func heading(_ finding: Key.Finding, _ match: Match) -> String {
    let name = "finding \(finding.number), \(finding.title.withFullStop)"
    if finding.severity != .notABug { return "Right (\(finding.severity.rawValue)): \(name)" }
    switch match.stance {
    case .problem: return "Not a bug: \(name) This counts against you."
    case .fineForReason: return "Right, this is not a bug: \(name)"
    case .fine: return "Right, this is not a bug: \(name) Say why, and it counts."
    }
  }

  private func reason(_ match: Match) -> String {
    let words = match.words.map { "\"\($0)\"" }.joined(separator: ", ")
    let parts = [
      words.isEmpty ? nil : "you say \(words)",
      match.precedent.map { "it is like \"\($0.oneLine)\"" },
      match.place,
    ].compactMap(\.self)
    return parts.isEmpty ? "" : "Matched because \(parts.joined(separator: ", and "))."
  }

  // MARK: - What it comes to

  /// What was found, and how good the remarks were.
  package var summary: [String] {
    var lines = terminal.wrap("Found \(score.found.count) of \(score.bugs.count):")
      .map { terminal.paint($0, .bold) }
    for severity in Severity.allCases {
      let all = score.bugs.count { $0.severity == severity }
      let found = score.found.count { $0.severity == severity }
      if all > 0 { lines += terminal.wrap("\(severity.rawValue): \(found) of \(all)", indent: 2) }
    }
    lines += [""] + judgements.flatMap { terminal.wrap($0) }
    return lines
  }

  private var judgements: [String] {
    var sentences: [String] = []
    if let recall = score.recall {
      let count = "\(score.found.count) of \(score.bugs.count)"
      sentences.append("Recall: \(percent(recall)) of the bugs, \(count).")
    }
    sentences.append(precision)
    if score.found.count > 1 { sentences.append(order) }
    return sentences
  }

  private var precision: String {
    guard let precision = score.precision else { return "Precision: no remark counts yet." }
    let count = "\(score.rightCount) of \(score.countedCount)"
    return "Precision: \(percent(precision)) of the remarks that count, \(count)."
  }

  /// What the answers to the questions about remarks change.
  package var afterAnswers: [String] { terminal.wrap(precision) + open }

  private var order: String {
    guard let disorder = score.disorder else { return "Order: the worst came first." }
    return "Order: remark \(disorder.worse + 1) is worse than remark \(disorder.lesser + 1), "
      + "and came after it. Say the worst first."
  }

  private func percent(_ share: Double) -> String {
    "\(Int((share * 100).rounded())) %"
  }

  /// Returns what to study, and how the review compares with earlier ones.
  package func outlook(earlier: [ReviewAttempt]) -> [String] {
    var sentences: [String] = []
    if score.missed.isEmpty, !score.bugs.isEmpty { sentences.append("You found all there is.") }
    if !score.topics.isEmpty {
      sentences.append("To study: \(score.topics.prefix(3).joined(separator: ", ")).")
    }
    if let best = earlier.max(by: { $0.found.count < $1.found.count }) {
      sentences.append(comparison(with: best, count: earlier.count))
    }
    return sentences.flatMap { terminal.wrap($0) }
  }

  private func comparison(with best: ReviewAttempt, count: Int) -> String {
    let new = Set(attempt.found).subtracting(best.found).count
    let missed = Set(best.found).subtracting(attempt.found).count
    let which = count == 1 ? "The time before" : "Your best of \(count) times before"
    return "\(which), on \(best.date.day(in: timeZone)), you found \(best.found.count) of "
      + "\(best.bugCount)\(best.seconds.map { ", in \(best.timeOfMinutes($0))" } ?? ""). "
      + "This time you found \(new == 0 ? "no" : "\(new)") other\(new == 1 ? "" : "s"), "
      + "and missed \(missed == 0 ? "none" : "\(missed)") that you found then."
  }

  // MARK: - Afterwards

  /// Returns the question about a remark that is not in the key.
  package func question(about index: Int) -> [String] {
    let first = "\(index + 1)  "
    return terminal.wrap("This remark is not in the key:")
      + terminal.wrap(attempt.remarks[index].oneLine, indent: first.count, first: first)
      + terminal.wrap(
        "Look at the code again. Is it true, only not in the key, or was it a misunderstanding?"
      )
  }

  /// The words before the answer to that question.
  package static let answerPrompt =
    "true or misunderstanding? Enter leaves it open, stop ends the questions:"

  /// What is said to an answer that is none of these.
  package static let noAnswer = "Type true, misunderstanding or stop, or just press Enter."

  /// What is said about remarks that stay open.
  private var open: [String] {
    let count = score.remarks.indices.count { score.standing(of: $0) == .open }
    if count == 0 { return [] }
    return terminal.wrap(
      count == 1
        ? "One remark is not in the key, and you did not say that it is true: it counts as wrong."
        : "\(count) remarks are not in the key, and you did not say that they are true: they count as wrong."
    )
  }

  /// Returns a missed finding's first hint.
  package func missed(_ finding: Key.Finding, _ place: Int, of count: Int) -> [String] {
    let topics = finding.topics.joined(separator: ", ")
    return terminal.wrap(
      "Missed, \(place) of \(count): finding \(finding.number), \(finding.severity.rawValue), \(topics)."
    )
      + terminal.wrap(finding.hints.first ?? "It has no hint.", indent: 2)
  }

  /// Returns which findings were missed besides, for who has seen enough.
  package func alsoMissed(_ findings: ArraySlice<Key.Finding>) -> [String] {
    let list = findings.map { "\($0.number) (\($0.severity.rawValue))" }.joined(separator: ", ")
    return terminal.wrap("Also missed: \(list).")
  }

  /// The question after each missed finding's hint.
  package static let goOnPrompt = "Go on to the next? [yes/no]"

  /// What to do after all.
  package var next: [String] {
    let name = exercise.typedName
    return terminal.wrap(
      "Next: `swift run review hint \(name) N` gives a hint for finding N.",
      indent: 6,
      first: ""
    )
      + terminal.wrap("`swift run review check \(name)` shows what is left to fix.", indent: 6)
  }
}

extension String {
  /// Whether most of the letters are Latin ones, as in the languages of the keys.
  fileprivate var isLatin: Bool {
    let letters = unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count { $0.value < 0x250 } * 2 >= letters.count
  }

  /// The text with a full stop, if it has no end of its own.
  fileprivate var withFullStop: String {
    ".!?".contains(last ?? " ") ? self : "\(self)."
  }
}
