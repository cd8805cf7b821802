/// The one thing to do next.
package enum NextStep {
  /// Returns the step after a check.
  package static func after(_ report: CheckReport) -> String {
    let check = "`\(call("check", report))`"
    if report.compileErrors == [.noSources(in: report.exercise.sourcesPath(.before))] {
      return "Next: `\(call("reset", report))` puts the shipped code back."
    }
    if !report.compileErrors.isEmpty {
      return "Next: put the first error right, then \(check) again."
    }
    if report.isGreen, report.guards == nil {
      return "Next: `\(call("check", report))` checks all of it."
    }
    if report.isGreen {
      return report.side == .after
        ? "Nothing is left to do: this is the solution."
        : "Next: write the tests that you would ask for, and `\(call("grade", report))` says what "
          + "they catch. Then `\(call("discuss", report))` asks what an interviewer asks next."
    }
    guard let finding = report.firstInReach else {
      return "Next: something that worked no longer does. Put that right, then \(check) again."
    }
    guard report.findings.count == 1 else {
      return "Next: finding \(finding.number). Alone: `\(call("check", report, finding.number))`"
    }
    if case .blocked(let numbers) = finding.verdict, let first = numbers.first {
      return "Next: finding \(first) comes first: `\(call("check", report, first))`"
    }
    return "Next: change the code in \(report.exercise.sourcesPath(report.side)), then check again."
  }

  /// Returns the step for someone who looks at the list of exercises.
  ///
  /// It is about the first exercise that is begun and not done, else the first that is not begun.
  package static func among(_ entries: [ListEntry]) -> String {
    guard !entries.isEmpty else { return "There is no exercise in this checkout yet." }
    let open = entries.filter { $0.nextStep != nil }
    guard let entry = open.first(where: \.isBegun) ?? open.first, let step = entry.nextStep else {
      return "All exercises are done."
    }
    return "Next: `swift run review \(step.command) \(entry.exercise.typedName)` \(step.effect)."
  }

  private static func call(
    _ command: String,
    _ report: CheckReport,
    _ finding: Int? = nil
  ) -> String {
    let side = report.side == .after ? " --after" : ""
    let number = finding.map { " --finding \($0)" } ?? ""
    return "swift run review \(command) \(report.exercise.typedName)\(side)\(number)"
  }
}

extension CheckReport {
  /// The first finding that is not green and that nothing is in the way of.
  fileprivate var firstInReach: FindingResult? {
    let open = tested.filter { !$0.verdict.isGreen }
    return open.first { if case .blocked = $0.verdict { false } else { true } } ?? open.first
  }
}

extension ListEntry.Step {
  /// The command that the step is done with.
  fileprivate var command: String {
    switch self {
    case .review: "practice"
    case .fix: "check"
    case .test: "grade"
    case .discuss: "discuss"
    }
  }

  /// What the command does.
  fileprivate var effect: String {
    switch self {
    case .review: "begins with the brief"
    case .fix: "says what is left to fix"
    case .test: "says what your own tests catch"
    case .discuss: "asks what an interviewer asks next"
    }
  }
}
