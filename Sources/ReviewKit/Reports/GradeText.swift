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
    let parts =
      report.obstacle.map(obstacle) ?? [headline, unusable, caught, survivors]
      + [wrongFixes, staysRed, uncatching, leftOut, ending]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var name: String { report.exercise.name }

  private var call: String { "`review grade \(report.exercise.typedName)`" }

  // MARK: - Nothing to grade

  private func obstacle(_ obstacle: GradeReport.Obstacle) -> [[String]] {
    let path = report.exercise.yourTestsPath
    switch obstacle {
    case .noFolder:
      return [
        heading("\(path) is missing.", .red),
        terminal.wrap(
          "Make it and write a test into it, in a file such as YourTests.swift. "
            + "\(report.exercise.shippedYourTestsPath) has an example."
        ),
      ]
    case .noTests:
      return [
        heading("There is no test in \(path).", .red),
        terminal.wrap(
          "A test is a function with `@Test` before it, in a Swift file. "
            + "\(report.exercise.shippedYourTestsPath) has an example."
        ),
      ]
    case .onlyExample:
      return [
        heading("There is only the shipped example in \(path): it catches nothing yet.", .red),
        terminal.wrap(
          "Think of something that a user should see and does not, write a test beside the "
            + "example that looks at it, and call \(call) again."
        ),
      ]
    case .doesNotCompile(let errors):
      return [
        heading("Your tests of \(name) do not compile with the solution.", .red),
        CompileErrorsText(errors, for: terminal).lines,
        terminal.wrap(
          "If they compile with the code under review, they use something that the solution does "
            + "not have. Go through \(report.exercise.driverPath) alone, and import no code of the app."
        ),
      ]
    }
  }

  private func heading(_ text: String, _ colour: Terminal.Colour = .bold) -> [String] {
    terminal.wrap(text).map { terminal.paint($0, colour) }
  }

  // MARK: - The count

  private var headline: [String] {
    let count = "\(report.caughtCount) of \(report.mutantCount) findings would be caught"
    return heading("\(name): \(count) by your tests.", report.isComplete ? .green : .bold)
  }

  private var ending: [String] {
    let next: String? =
      if report.isComplete {
        nil
      } else if !report.unusable.isEmpty {
        "Next: put right the tests that do not pass on the solution."
      } else if report.caughtCount < report.mutantCount {
        "Next: write a test for one that gets past, and call \(call) again."
      } else {
        nil
      }
    return (next.map { terminal.wrap($0, indent: 6, first: "") } ?? [])
      + (report.isKept
        ? terminal.wrap("Nothing has changed since the last grade; --fresh runs the tests again.")
        : [])
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
    let (place, sentence) = account(of: test)
    return (place.map { [$0.text] } ?? []) + terminal.wrap(sentence, indent: 2) + [""]
  }

  /// Where to look, and what is the matter.
  private func account(of test: GradeReport.Test) -> (SourcePlace?, String) {
    let title = "\"\(test.title)\""
    switch test.conduct {
    case .passes: return (test.place, "\(title) passes.")
    case .fails(let sight):
      return (
        own(sight, of: test),
        "\(title) fails\(seen(sight)) Expect only what a user of any correct app would see."
      )
    case .fickle(let failures, let runs, let sight):
      return (
        own(sight, of: test),
        "\(title) is fickle: it failed in \(failures) of \(runs) runs\(seen(sight)) Let it share "
          + "nothing with other tests, and wait for conditions, never for time."
      )
    case .crashes(let sight):
      return (
        own(sight, of: test),
        "\(title) crashes\(seen(sight)) Look for an index, a `!` or a `try!` in the test itself."
      )
    case .hangs:
      return (
        test.place,
        "\(title) does not end within \(VerdictText.seconds(report.limit)). Wait with "
          + "`screen.wait(for:)`, which gives up."
      )
    case .doesNotRun:
      return (
        test.place,
        "\(title) does not run to its end. Is it disabled, or does it end the process?"
      )
    }
  }

  /// The place where something was seen, if that is in the learner's files; else the test's own.
  private func own(_ sight: GradeReport.Sight, of test: GradeReport.Test) -> SourcePlace? {
    let isOwn = sight.place?.file.hasPrefix("\(report.exercise.yourTestsPath)/") ?? false
    return isOwn ? sight.place : test.place
  }

  private func seen(_ sight: GradeReport.Sight) -> String {
    sight.text.map { ": \($0.sentence)" } ?? "."
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
    let survivors = report.findings.filter { !$0.isCaught }
    if survivors.isEmpty { return [] }
    return heading("Not caught: with all your tests green, this could be in the app", .red)
      + survivors.flatMap { item in
        let gutter = gutter(item)
        return terminal.wrap(item.title, indent: gutter.count, first: gutter)
          + terminal.wrap(
            item.fate == .isUntried ? Self.untried : item.symptom.withoutStars,
            indent: gutter.count
          )
      }
  }

  private static let untried =
    "This could not be tried: the changed code cannot be built with your tests."

  private var leftOut: [String] {
    if report.leftOut.isEmpty { return [] }
    let findings = report.leftOut.map { "\($0.number) (\($0.reason.words))" }
    return terminal.wrap("Left out, since nothing can be put back: \(findings.listed).")
  }

  // MARK: - Wrong fixes

  private var wrongFixes: [String] {
    if report.wrongFixes.isEmpty { return [] }
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
    case .isUntried: [Self.untried]
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
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text without the marks of bold type.
  fileprivate var withoutStars: String { replacing("**", with: "") }
}
