import Foundation

/// How far a learner is with an exercise, from the last checks.
package struct Progress: Hashable, Sendable, Codable {
  /// The last verdict on each finding that was checked, in a word.
  package private(set) var verdicts: [Int: String]

  /// How many hints the learner has seen for each finding; none where the question never came up.
  private var hints: [Int: Int]?

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

  /// Takes the verdicts of a check in, and keeps those on findings that it was not about.
  package mutating func take(_ report: CheckReport) {
    for finding in report.tested {
      verdicts[finding.number] = finding.verdict.word
    }
  }
}

/// The progress of each exercise, kept between runs.
package struct ProgressFolder: Sendable {
  private let folder: Path

  /// Creates the store in the folder for one checkout's state.
  package init(in state: Path) {
    folder = state / "progress"
  }

  /// Returns what is known about an exercise; nothing if it was never checked.
  ///
  /// What cannot be read counts as nothing: the next check writes it anew.
  package func progress(of exercise: Exercise) -> Progress? {
    guard let bytes = try? Files.bytes(of: file(for: exercise)) else { return nil }
    return try? JSONDecoder().decode(Progress.self, from: Data(bytes))
  }

  /// Takes the verdicts of a check in.
  package func take(_ report: CheckReport) throws(ReviewError) {
    try update(report.exercise) { $0.take(report) }
  }

  /// Changes what is known about an exercise.
  package func update(
    _ exercise: Exercise,
    change: (inout Progress) -> Void
  ) throws(ReviewError) {
    var progress = progress(of: exercise) ?? Progress()
    change(&progress)
    let file = file(for: exercise)
    guard let data = try? JSONEncoder().encode(progress) else { throw .unwritable(file.text) }
    try Files.write([UInt8](data), to: file)
  }

  private func file(for exercise: Exercise) -> Path {
    folder / "\(exercise.name).json"
  }
}
