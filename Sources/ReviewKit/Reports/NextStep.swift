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
    if report.isGreen {
      return report.side == .after
        ? "Nothing is left to do: this is the solution."
        : "Next: compare what you did with the key in \(report.exercise.keyPath)."
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
  package static func among(_ entries: [ListEntry]) -> String {
    guard !entries.isEmpty else { return "There is no exercise in this checkout yet." }
    guard let entry = entries.first(where: { !$0.isDone }) else {
      return "All exercises are green."
    }
    let name = entry.exercise.typedName
    return entry.greenCount == nil
      ? "Next: `swift run review show \(name)`"
      : "Next: `swift run review check \(name)`"
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
