/// Grades the tests that a learner wrote: runs them on the solution, and on the solution with one
/// finding at a time put back, and on each wrong fix.
package struct Grader: Sendable {
  private let checkout: Checkout
  private let builds: VariantBuilds
  private let store: ProofStore
  private let runs: Path

  /// Creates a grader, which builds where proofs do.
  ///
  /// - Parameters:
  ///   - checkout: The checkout, in which nothing is changed.
  ///   - state: The folder for the checkout's state.
  ///   - toolchain: What builds the code.
  ///   - jobs: How many compilers or test processes may run at once.
  ///   - environment: The environment that they start with.
  package init(
    checkout: Checkout,
    state: Path,
    toolchain: Toolchain,
    jobs: Int,
    environment: [String: String]
  ) {
    self.checkout = checkout
    builds = VariantBuilds(
      workspace: Workspace(
        folder: state / "proofs/workspace",
        toolchain: toolchain,
        environment: environment,
        jobs: jobs
      ),
      jobs: jobs,
      environment: environment
    )
    store = ProofStore(in: state / "grades/kept", toolchain: toolchain)
    runs = state / "grades/runs"
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
    var grade = try Grade(of: exercise, in: checkout)
    if !isFresh { grade.recall(from: store) }
    if grade.rehearsal == nil || !grade.missing.isEmpty {
      try Files.removeLeftovers(in: runs, olderThan: .seconds(3600))
      let place = try Files.makeTemporaryFolder(in: runs)
      defer { try? Files.remove(place) }
      if let obstacle = try await builds.complete(&grade, limit: limit, in: place, report: report) {
        return GradeReport(exercise: exercise, obstacle: obstacle)
      }
    }
    try grade.keep(in: store)
    try store.tidy()
    var result = grade.report
    result.limit = limit
    return result
  }

  /// What can be seen without building anything.
  private func obstacle(of exercise: Exercise) throws(ReviewError) -> GradeReport.Obstacle? {
    guard Files.isFolder(checkout.root / exercise.yourTestsPath) else { return .noFolder }
    let tests = try checkout.yourTests(of: exercise)
    if !tests.keys.contains(where: { $0.hasSuffix(".swift") }) { return .noTests }
    return try checkout.areOnlyExample(tests, of: exercise) ? .onlyExample : nil
  }
}
