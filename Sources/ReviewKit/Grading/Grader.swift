/// Grades the tests that a learner wrote: runs them on the solution, and on the solution with one
/// finding at a time put back, and on each wrong fix.
package struct Grader: Sendable {
  private let workshop: Workshop

  /// Creates a grader that works in a workshop.
  package init(in workshop: Workshop) {
    self.workshop = workshop
  }

  /// Grades the tests of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - isFresh: Whether to ignore what is kept of earlier grades.
  ///   - limit: How long a test may take.
  ///   - report: Is told what is going on.
  /// - Returns: What the tests would catch, or why they could not be run.
  /// - Throws: An error where the kit itself cannot be built or run.
  package func grade(
    _ exercise: Exercise,
    isFresh: Bool,
    limit: Duration,
    report: (String) -> Void
  ) async throws(ReviewError) -> GradeReport {
    if let obstacle = try obstacle(of: exercise) {
      return GradeReport(exercise: exercise, obstacle: obstacle)
    }
    var grade = try Grade(of: exercise, in: workshop.checkout)
    if !isFresh { grade.recall(from: workshop.store) }
    if grade.rehearsal == nil || !grade.missing.isEmpty {
      let place = try workshop.makePlace()
      defer { try? Files.remove(place) }
      let obstacle = try await workshop.builds.complete(
        &grade,
        limit: limit,
        in: place,
        report: report
      )
      if let obstacle { return GradeReport(exercise: exercise, obstacle: obstacle) }
    }
    try grade.keep(in: workshop.store)
    try workshop.store.tidy()
    var result = grade.report
    result.limit = limit
    return result
  }

  /// What can be seen without building anything.
  private func obstacle(of exercise: Exercise) throws(ReviewError) -> GradeReport.Obstacle? {
    guard Files.isFolder(workshop.checkout.root / exercise.yourTestsPath) else { return .noFolder }
    let tests = try workshop.checkout.yourTests(of: exercise)
    if !tests.keys.contains(where: { $0.hasSuffix(".swift") }) { return .noTests }
    return try workshop.checkout.areOnlyExample(tests, of: exercise) ? .onlyExample : nil
  }
}
