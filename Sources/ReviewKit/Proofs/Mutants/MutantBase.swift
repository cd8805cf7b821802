/// What all variants of one side of an exercise have in common when they are built.
///
/// The tests are compiled once, against the unchanged code. A variant with the same interface is
/// linked with these tests. Where the interface differs, the tests are compiled anew.
struct MutantBase: Sendable {
  private let direct: DirectBuild

  /// Prepares a base from a finished build, whose files may change afterwards.
  ///
  /// - Returns: Nothing where the code compiles only without library evolution.
  static func prepare(
    _ plan: BuildPlan,
    of snapshot: Snapshot,
    in folder: Path,
    environment: [String: String]
  ) async throws(ReviewError) -> MutantBase? {
    let direct = DirectBuild(plan: plan, folder: folder, environment: environment)
    try direct.prepare()
    let base = MutantBase(direct: direct)
    try base.write(snapshot, to: base.own) { _ in true }
    guard
      try await direct.compileExercise(snapshot, at: base.own, in: base.own).ending == .exited(0),
      try await direct.compileTests(snapshot, at: base.own, in: base.own).ending == .exited(0)
    else { return nil }
    return base
  }

  /// What becomes of a build.
  enum Result: Sendable {
    /// The tests are ready to run.
    case built(TestBundle)
    /// The code does not compile.
    case failed([CompileError])
  }

  /// Builds a variant in a folder of its own.
  func build(_ snapshot: Snapshot, in place: Path) async throws(ReviewError) -> Result {
    try write(snapshot, to: place) { $0.hasPrefix(snapshot.exercise.sourcesPath(snapshot.side)) }
    var outcome = try await direct.compileExercise(snapshot, at: place, in: place)
    var tests = own
    if outcome.ending == .exited(0), try !direct.tests(of: snapshot, from: own, fit: place) {
      try write(snapshot, to: place) { $0.hasPrefix("Tests/") }
      tests = place
      outcome = try await direct.compileTests(snapshot, at: place, in: place)
    }
    if outcome.ending == .exited(0) {
      outcome = try await direct.link(tests: tests / "tests.o", in: place)
    }
    guard outcome.ending == .exited(0) else {
      let log = BuildLog(outcome.lines, snapshot: snapshot, mirror: place)
      return .failed(
        log.errors.isEmpty ? log.kitLines.map(CompileError.init(unplaced:)) : log.errors)
    }
    return .built(direct.bundle(in: place))
  }

  private var own: Path { direct.folder / "own" }

  private func write(
    _ snapshot: Snapshot,
    to place: Path,
    where isWanted: (String) -> Bool
  ) throws(ReviewError) {
    for (path, bytes) in snapshot.files where isWanted(path) {
      try Files.write(bytes, to: place / path)
    }
  }
}

extension CompileError {
  /// Creates an error from a line that names no file of the exercise.
  fileprivate init(unplaced line: String) {
    self.init(file: "", message: line)
  }
}
