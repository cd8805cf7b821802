/// What is the matter with a test that does not pass each time on the solution, and what to do.
struct ConductText {
  private let test: GradeReport.Test
  private let exercise: Exercise
  private let limit: Duration

  /// Creates the text of a test in a report.
  init(of test: GradeReport.Test, in report: GradeReport) {
    self.test = test
    exercise = report.exercise
    limit = report.limit
  }

  /// Where something was seen, if that is in the learner's files; else where the test stands.
  var place: SourcePlace? {
    switch test.conduct {
    case .fails(let sight), .fickle(_, _, let sight), .crashes(let sight):
      let isOwn = sight.place?.file.hasPrefix("\(exercise.yourTestsPath)/") ?? false
      return isOwn ? sight.place : test.place
    case .passes, .hangs, .doesNotRun: return test.place
    }
  }

  /// What is the matter, and what to do about it.
  var sentence: String { "\"\(test.title)\" \(matter) \(remedy)".trimmed }

  private var matter: String {
    switch test.conduct {
    case .passes: "passes."
    case .fails(let sight): "fails\(seen(sight))"
    case .fickle(let failures, let runs, let sight):
      "is fickle: it failed in \(failures) of \(runs) runs\(seen(sight))"
    case .crashes(let sight): "crashes\(seen(sight))"
    case .hangs: "does not end within \(VerdictText.seconds(limit))."
    case .doesNotRun: "does not run to its end."
    }
  }

  private var remedy: String {
    switch test.conduct {
    case .passes: ""
    case .fails: "Expect only what a user of any correct app would see."
    case .fickle:
      "Let it share nothing with other tests, and wait for conditions, never for time."
    case .crashes: "Look for an index, a `!` or a `try!` in the test itself."
    case .hangs: "Wait with `screen.wait(for:)`, which gives up."
    case .doesNotRun: "Is it disabled, or does it end the process?"
    }
  }

  private func seen(_ sight: GradeReport.Sight) -> String {
    sight.text.map { ": \($0.sentence)" } ?? "."
  }
}
