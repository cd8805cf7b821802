extension Program {
  /// Takes a learner's review, and says what it comes to.
  func practice(_ request: PracticeRequest) throws(ReviewError) -> ExitCode {
    let checkout = try Checkout(around: surroundings.folder)
    let exercise = try checkout.exercise(called: request.exercise)
    let learner = try learnerFolder(of: checkout)
    let folder = ReviewFolder(of: exercise, in: learner)
    if request.showsHistory { return try showHistory(of: exercise, in: folder, request) }
    let session = try PracticeSession(
      of: exercise,
      in: checkout,
      request,
      folder: folder,
      progress: ProgressFolder(in: learner),
      language: try language(of: exercise, in: checkout, asked: request.language),
      surroundings: surroundings
    )
    guard let code = try folder.alone({ () throws(ReviewError) in try session.run() }) else {
      throw .reviewIsOpen(exercise: exercise.name)
    }
    return code
  }

  private func showHistory(
    of exercise: Exercise,
    in folder: ReviewFolder,
    _ request: PracticeRequest
  ) throws(ReviewError) -> ExitCode {
    let attempts = try folder.attempts()
    surroundings.write(
      request.asJSON
        ? JSONText.lines(for: attempts, of: exercise)
        : ReviewHistoryText(attempts, of: exercise, for: surroundings.terminal).lines
    )
    return .success
  }
}
