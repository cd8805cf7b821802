extension Program {
  /// Says what the learner's own tests would catch.
  func grade(_ request: GradeRequest) async throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercise = try checkout.exercise(called: request.exercise)
    let grader = Grader(in: try workshop(for: .grades, of: checkout, jobs: request.jobs))
    let report = try await grader.grade(
      exercise,
      isFresh: request.isFresh,
      limit: request.limit
    ) { line in
      if !request.asJSON { surroundings.say([line]) }
    }
    if report.obstacle == nil {
      try ProgressFolder(in: try learnerFolder(of: checkout)).update(exercise) {
        $0.note(caught: report.caughtCount, of: report.mutantCount)
      }
    }
    surroundings.write(
      request.asJSON
        ? JSONText.lines(for: report) : GradeText(report, for: surroundings.terminal).lines
    )
    return report.isComplete ? .success : .notGreen
  }
}
