/// A hint for a finding, and how many are left.
package struct HintText {
  private let finding: Key.Finding
  private let exercise: Exercise
  private let seen: Int
  private let terminal: Terminal

  /// Creates the text of the hint that comes next.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - exercise: The exercise that it belongs to.
  ///   - seen: How many of its hints the learner has had.
  ///   - terminal: What the text is written on.
  package init(_ finding: Key.Finding, of exercise: Exercise, seen: Int, for terminal: Terminal) {
    self.finding = finding
    self.exercise = exercise
    self.seen = seen
    self.terminal = terminal
  }

  /// The lines of the text.
  package var lines: [String] {
    guard !finding.hints.isEmpty else {
      return terminal.wrap("Finding \(finding.number) has no hints. \(aboutKey)")
    }
    let index = min(seen, finding.hints.count - 1)
    let heading = "Hint \(index + 1) of \(finding.hints.count) for finding \(finding.number)"
    return terminal.wrap(heading).map { terminal.paint($0, .bold) }
      + [""] + terminal.wrap(finding.hints[index], indent: 2) + [""]
      + terminal.wrap(remainder(after: index))
  }

  private func remainder(after index: Int) -> String {
    switch finding.hints.count - 1 - index {
    case 0:
      seen > index
        ? "That was the last one already. \(aboutKey)" : "That was the last one. \(aboutKey)"
    case 1: "One more is left: ask again."
    case let count: "\(count) more are left: ask again."
    }
  }

  private var aboutKey: String {
    "`swift run review key \(exercise.typedName) \(finding.number)` has the answer."
  }
}
