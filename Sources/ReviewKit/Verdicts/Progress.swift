package import Foundation

/// How far a learner is with an exercise, from what was last done about it.
package struct Progress: Hashable, Sendable, Codable {
  /// The last verdict on each finding that was checked, in a word.
  package private(set) var verdicts: [Int: String]

  /// Whether the code did not compile at the last check; the verdicts are then from before.
  package var isBroken: Bool { broken ?? false }

  /// What came of reviews that were practised; none where there was no such review.
  package private(set) var review: Review?

  /// How many findings the learner's own tests caught when they were last graded.
  package private(set) var tests: Tests?

  // What files of earlier versions do not have is optional.

  /// How many hints the learner has seen for each finding; none where the question never came up.
  private var hints: [Int: Int]?
  private var broken: Bool?

  /// What came of the reviews of an exercise.
  package struct Review: Hashable, Sendable, Codable {
    /// How many findings the best review found.
    package var best: Int
    /// How many the last one found.
    package var last: Int
    /// How many there were to find.
    package var of: Int
    /// When the last one was.
    package var date: Date

    /// Creates what came of reviews.
    package init(best: Int, last: Int, of: Int, date: Date) {
      self.best = best
      self.last = last
      self.of = of
      self.date = date
    }
  }

  /// What came of the learner's own tests.
  package struct Tests: Hashable, Sendable, Codable {
    /// How many findings they caught.
    package var caught: Int
    /// How many there were to catch.
    package var of: Int

    /// Creates what came of tests.
    package init(caught: Int, of: Int) {
      self.caught = caught
      self.of = of
    }
  }

  /// Creates progress from verdicts.
  package init(verdicts: [Int: String] = [:]) {
    self.verdicts = verdicts
  }

  /// How many of some findings were green.
  package func greenCount(among findings: [Key.Finding]) -> Int {
    findings.count { verdicts[$0.number] == Verdict.green.word }
  }

  /// How many hints for a finding the learner has seen.
  package func hintCount(for finding: Int) -> Int { hints?[finding] ?? 0 }

  /// Notes that the learner has seen so many hints for a finding.
  package mutating func note(hintCount count: Int, for finding: Int) {
    hints = (hints ?? [:]).merging([finding: count]) { $1 }
  }

  /// Notes what a review found.
  ///
  /// - Parameters:
  ///   - count: How many findings were found.
  ///   - total: How many there are to find. Reviews with another total do not count as the best.
  ///   - date: When the review ended; kept to the second.
  package mutating func note(found count: Int, of total: Int, on date: Date = .now) {
    let earlier = review.flatMap { $0.of == total ? $0.best : nil } ?? 0
    review = Review(best: max(count, earlier), last: count, of: total, date: date)
  }

  /// Notes how many findings the learner's own tests caught.
  package mutating func note(caught count: Int, of total: Int) {
    tests = Tests(caught: count, of: total)
  }

  /// Takes the verdicts of a check in, and keeps those on findings that it was not about.
  ///
  /// Code that does not compile has no verdicts: those from before are kept.
  package mutating func take(_ report: CheckReport) {
    broken = report.compileErrors.isEmpty ? nil : true
    guard report.compileErrors.isEmpty else { return }
    for finding in report.tested {
      verdicts[finding.number] = finding.verdict.word
    }
  }

  /// Forgets the verdicts, which are about code that has been replaced.
  package mutating func forgetVerdicts() {
    verdicts = [:]
    broken = nil
  }
}

/// The progress of each exercise, kept between runs.
package struct ProgressFolder: Sendable {
  private let folder: Path

  /// Creates the store in the folder for one checkout's state.
  package init(in state: Path) {
    folder = state / "progress"
  }

  /// Returns what is known about an exercise; nothing if there was nothing to keep.
  ///
  /// A file that cannot be read counts as nothing. It is moved aside when there is something new to
  /// write, so what it said is forgotten but not lost.
  package func progress(of exercise: Exercise) -> Progress? {
    file(for: exercise).value
  }

  /// Takes the verdicts of a check in.
  package func take(_ report: CheckReport) throws(ReviewError) {
    try update(report.exercise) { $0.take(report) }
  }

  /// Changes what is known about an exercise, and loses nothing that another process notes.
  package func update(
    _ exercise: Exercise,
    change: (inout Progress) -> Void
  ) throws(ReviewError) {
    try file(for: exercise).update(from: Progress(), change: change)
  }

  private func file(for exercise: Exercise) -> KeptFile<Progress> {
    KeptFile(folder / "\(exercise.name).json")
  }
}
