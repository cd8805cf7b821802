/// The report of a grade, for people.
///
/// What gets past the tests is told by what a user would suffer, never by code.
package struct GradeText {
  private let report: GradeReport
  private let terminal: Terminal

  /// Creates the text of a report.
  package init(_ report: GradeReport, for terminal: Terminal) {
    self.report = report
    self.terminal = terminal
  }

  /// The lines of the text.
  package var lines: [String] {
    if let obstacle = report.obstacle {
      return ObstacleText(obstacle, of: report.exercise, for: terminal).lines
    }
    let parts = [
      headline, unusable, caught, survivors, untried, wrongFixes, staysRed, uncatching, leftOut,
      ending,
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func heading(_ text: String, _ colour: Terminal.Colour = .bold) -> [String] {
    terminal.wrap(text).map { terminal.paint($0, colour) }
  }

  // MARK: - The count

  private var headline: [String] {
    let findings = counted(report.mutantCount, "finding")
    let count = "\(report.caughtCount) of \(findings) would be caught"
    return heading(
      "\(report.exercise.name): \(count) by your tests.", report.isComplete ? .green : .bold)
  }

  private var ending: [String] {
    (step.map { terminal.wrap("Next: \($0)", indent: 6, first: "") } ?? [])
      + (report.isKept
        ? terminal.wrap("Nothing has changed since the last grade; --fresh runs the tests again.")
        : [])
  }

  private var step: String? {
    let again = "and call `swift run review grade \(report.exercise.typedName)` again."
    if !report.isAnythingTried, !report.tests.isEmpty {
      return "put right the tests. Until one passes on the solution, nothing can be tried."
    }
    if !report.unusable.isEmpty { return "put right the tests that do not pass on the solution." }
    if report.findings.contains(where: { $0.fate == .getsThrough }) {
      return "write a test for one that gets past, \(again)"
    }
    if report.wrongFixes.contains(where: { $0.fate == .getsThrough }) {
      return "write a test that fails with a wrong fix that gets past, \(again)"
    }
    if (report.findings + report.wrongFixes).contains(where: { $0.fate == .isUntried }) {
      return "let your tests use \(report.exercise.driverPath) alone, so that they can be built "
        + "with what was not tried, \(again)"
    }
    return nil
  }

  // MARK: - Tests that say nothing

  private var unusable: [String] {
    if report.unusable.isEmpty { return [] }
    let count = report.unusable.count
    return heading("On the solution, which is correct:")
      + report.unusable.flatMap(unusable)
      + terminal.wrap(
        count == 1
          ? "It is left out of the count." : "These \(count) are left out of the count."
      )
  }

  private func unusable(_ test: GradeReport.Test) -> [String] {
    let text = ConductText(of: test, in: report)
    return (text.place.map { [$0.text] } ?? []) + terminal.wrap(text.sentence, indent: 2) + [""]
  }

  private var uncatching: [String] {
    if report.uncatching.isEmpty { return [] }
    let isOne = report.uncatching.count == 1
    return terminal.wrap(
      isOne
        ? "One test passes whatever is put back. It may be worth keeping, as a guard:"
        : "\(report.uncatching.count) tests pass whatever is put back. They may be worth keeping, "
          + "as guards:"
    )
      + report.uncatching.flatMap { test in
        (test.place.map { ["  \($0.text)"] } ?? [])
          + terminal.wrap("\"\(test.title)\"", indent: 4)
      }
  }

  // MARK: - Findings

  private func gutter(_ item: GradeReport.Item) -> String {
    let numbers = report.findings.map { String($0.variant.finding ?? 0).count }
    let number = String(item.variant.finding ?? 0)
    return String(repeating: " ", count: 2 + (numbers.max() ?? 0) - number.count) + number + "  "
  }

  private var caught: [String] {
    let caught = report.findings.filter(\.isCaught)
    if caught.isEmpty { return [] }
    return heading("Caught", .green)
      + caught.flatMap { item in
        let gutter = gutter(item)
        return terminal.wrap(item.title, indent: gutter.count, first: gutter)
          + terminal.wrap(by(item.catches), indent: gutter.count)
      }
  }

  private func by(_ catches: [GradeReport.Catch]) -> String {
    guard let first = catches.first else { return "" }
    let way = first.end.onVariant.map { ", which \($0)" } ?? ""
    let rest = catches.count - 1
    return "by \"\(first.title)\"\(way)" + (rest > 0 ? ", and by \(rest) more" : "")
  }

  private var survivors: [String] {
    let survivors = report.findings.filter { $0.fate == .getsThrough }
    if survivors.isEmpty { return [] }
    return heading("Not caught: with all your tests green, this could be in the app", .red)
      + survivors.flatMap { item in
        let gutter = gutter(item)
        return terminal.wrap(item.title, indent: gutter.count, first: gutter)
          + terminal.wrap(item.symptom.withoutStars, indent: gutter.count)
      }
  }

  /// What was not tried; not by name where that is all, since nobody has looked for it yet.
  private var untried: [String] {
    let untried = report.findings.filter { $0.fate == .isUntried }
    if untried.isEmpty { return [] }
    guard report.isAnythingTried else {
      return heading("Not tried: none of your tests passes each time on the solution.", .red)
    }
    return heading("Not tried: the changed code cannot be built with your tests", .red)
      + untried.flatMap { item in
        let gutter = gutter(item)
        return terminal.wrap(item.title, indent: gutter.count, first: gutter)
      }
  }

  private var leftOut: [String] {
    if report.leftOut.isEmpty { return [] }
    let findings = report.leftOut.map { "\($0.number) (\($0.reason.words))" }
    return terminal.wrap("Left out, since nothing can be put back: \(findings.listed).")
  }

  // MARK: - Wrong fixes

  private var wrongFixes: [String] {
    if report.wrongFixes.isEmpty || !report.isAnythingTried { return [] }
    let count = report.wrongFixes.count(where: \.isCaught)
    return heading("Wrong fixes: \(count) of \(report.wrongFixes.count) would be caught.")
      + report.wrongFixes.flatMap { item in
        let first = "  \(item.fate.word)".padding(to: 14)
        return terminal.wrap(item.title, indent: first.count, first: first)
          + detail(item).flatMap { terminal.wrap($0, indent: first.count) }
      }
  }

  private func detail(_ item: GradeReport.Item) -> [String] {
    switch item.fate {
    case .caught(let catches): [by(catches)]
    case .staysRed(let count):
      [count == 1 ? "One of your tests fails." : "\(count) of your tests fail."]
    case .getsThrough: [item.symptom.withoutStars]
    case .isUntried: ["The changed code cannot be built with your tests."]
    }
  }

  private var staysRed: [String] {
    let hasAny = report.wrongFixes.contains { if case .staysRed = $0.fate { true } else { false } }
    return hasAny ? terminal.wrap(Self.aboutStaysRed) : []
  }

  private static let aboutStaysRed = """
    Stays red: this fix was made to the code as shipped, whose other bugs are still in it. The tests \
    that fail with it fail without it too. They show that it is not enough, and cannot tell whether \
    it is wrong.
    """
}

extension Variant {
  /// The number of the finding that is put back.
  var finding: Int? {
    if case .mutant(let number) = self { number } else { nil }
  }
}

extension TestOutcome.End {
  /// How a test ends that catches something, where it is not by an expectation.
  fileprivate var onVariant: String? {
    switch self {
    case .passed, .failed, .blocked: nil
    case .crashed: "crashes"
    case .hung: "hangs"
    case .vanished: "does not run to its end"
    }
  }
}

extension GradeReport.Fate {
  /// The fate in two words at most.
  var word: String {
    switch self {
    case .caught: "caught"
    case .staysRed: "stays red"
    case .getsThrough: "gets past"
    case .isUntried: "not tried"
    }
  }
}

extension GradeReport.LeftOut.Reason {
  /// The reason in a few words.
  fileprivate var words: String {
    switch self {
    case .notABug: "it is no bug"
    case .spoken: "no test can show it"
    case .noPutBack: "the key has no put-back"
    }
  }
}

extension [String] {
  /// The words as a list in a sentence.
  fileprivate var listed: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// The text without the marks of bold type.
  fileprivate var withoutStars: String { replacing("**", with: "") }
}
