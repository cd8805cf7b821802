/// What all variants of one side of an exercise have in common when they are built.
///
/// The tests are compiled once, against the unchanged code. For that to be right, the exercise is
/// compiled for *library evolution*: its users then rely on nothing but its public interface, not
/// on the size of its types or the order of what they hold. A variant with the same interface is
/// linked with these tests. Where the interface differs, the tests are compiled anew.
struct MutantBase: Sendable {
  private let folder: Path
  private let plan: BuildPlan
  private let environment: [String: String]

  /// How long the compiler may take.
  private static let limit = Duration.seconds(180)

  /// Prepares a base from a finished build, whose files may change afterwards.
  ///
  /// - Returns: Nothing where the code compiles only without library evolution.
  static func prepare(
    _ plan: BuildPlan,
    of snapshot: Snapshot,
    in folder: Path,
    environment: [String: String]
  ) async throws(ReviewError) -> MutantBase? {
    try Files.makeFolder(folder / "objects")
    for (index, object) in plan.objects.enumerated() {
      try Files.copy(object, to: folder / "objects/\(index).o")
    }
    try Files.makeFolder(folder / "modules")
    for name in try Files.names(in: plan.modules) where name.hasSuffix(".swiftmodule") {
      try Files.copy(plan.modules / name, to: folder / "modules/\(name)")
    }
    let base = MutantBase(folder: folder, plan: plan, environment: environment)
    try base.write(snapshot, to: base.own) { _ in true }
    guard try await base.compileExercise(snapshot, in: base.own).ending == .exited(0),
      try await base.compileTests(snapshot, in: base.own).ending == .exited(0)
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
    var outcome = try await compileExercise(snapshot, in: place)
    if outcome.ending == .exited(0), try !hasSameInterface(place) {
      try write(snapshot, to: place) { $0.hasPrefix("Tests/") }
      outcome = try await compileTests(snapshot, in: place)
    }
    if outcome.ending == .exited(0) { outcome = try await link(in: place) }
    guard outcome.ending == .exited(0) else {
      let log = BuildLog(outcome.lines, snapshot: snapshot, mirror: place)
      return .failed(
        log.errors.isEmpty ? log.kitLines.map(CompileError.init(unplaced:)) : log.errors)
    }
    let bundle = plan.program.prefix { $0 != "/" }
    return .built(TestBundle(path: place / String(bundle)))
  }

  private var own: Path { folder / "own" }

  private func write(
    _ snapshot: Snapshot,
    to place: Path,
    where isWanted: (String) -> Bool
  ) throws(ReviewError) {
    for (path, bytes) in snapshot.files where isWanted(path) {
      try Files.write(bytes, to: place / path)
    }
  }

  // MARK: - Compiling

  private func compileExercise(
    _ snapshot: Snapshot,
    in place: Path
  ) async throws(ReviewError) -> ChildProcess.Outcome {
    try linkModules(into: place / "Modules", without: snapshot)
    try Files.makeFolder(place / "interface")
    return try await compile(
      plan.exercise,
      snapshot.sources(in: snapshot.exercise.sourcesPath(snapshot.side)),
      to: "exercise.o",
      in: place,
      [
        "-enable-library-evolution", "-no-verify-emitted-module-interface", "-emit-module",
        "-emit-module-path", (place / "Modules/\(snapshot.module).swiftmodule").text,
        "-emit-module-interface-path", (place / "interface/module.swiftinterface").text,
      ]
    )
  }

  private func compileTests(
    _ snapshot: Snapshot,
    in place: Path
  ) async throws(ReviewError) -> ChildProcess.Outcome {
    let folder = snapshot.exercise.builtTestsPath(snapshot.side)
    return try await compile(plan.tests, snapshot.sources(in: folder), to: "tests.o", in: place, [])
  }

  /// Compiles files as a whole, which for so few is quicker than one by one.
  private func compile(
    _ call: ToolCall,
    _ sources: [String],
    to object: String,
    in place: Path,
    _ options: [String]
  ) async throws(ReviewError) -> ChildProcess.Outcome {
    try await ChildProcess(
      call.program,
      call.options + options + [
        "-suppress-warnings", "-whole-module-optimization", "-I", (place / "Modules").text, "-c",
        "-o", (place / object).text,
      ] + sources.map { (place / $0).text },
      environment: environment,
      limit: Self.limit
    ).run()
  }

  /// The folder with the exercise's own module holds all others too, by links: a test may ask the
  /// compiler about code that imports any of them.
  private func linkModules(
    into modules: Path,
    without snapshot: Snapshot
  ) throws(ReviewError) {
    try Files.makeFolder(modules)
    let own = [snapshot.module, snapshot.exercise.testTarget(snapshot.side)]
    for name in try Files.names(in: folder / "modules")
    where !own.contains(String(name.dropLast(".swiftmodule".count))) {
      try Files.link(modules / name, to: folder / "modules/\(name)")
    }
  }

  /// Whether the tests of the base fit a variant: the interfaces that the compiler wrote are equal.
  private func hasSameInterface(_ place: Path) throws(ReviewError) -> Bool {
    for name in try Files.names(in: own / "interface") {
      let bytes = try Files.bytes(of: own / "interface/\(name)")
      guard try Files.bytes(of: place / "interface/\(name)") == bytes else { return false }
    }
    return true
  }

  // MARK: - Linking

  private func link(in place: Path) async throws(ReviewError) -> ChildProcess.Outcome {
    let ownTests = place / "tests.o"
    let tests = Files.exists(ownTests) ? ownTests : own / "tests.o"
    let shared = plan.objects.indices.map { (folder / "objects/\($0).o").text }
    let program = place / plan.program
    try Files.makeFolder(program.parent)
    return try await ChildProcess(
      plan.link.program,
      plan.link.options + ["-o", program.text, (place / "exercise.o").text, tests.text] + shared,
      environment: environment,
      limit: Self.limit
    ).run()
  }
}

extension Snapshot {
  /// The Swift files below a folder, as paths from the package's root.
  fileprivate func sources(in folder: String) -> [String] {
    files.keys.filter { $0.hasPrefix("\(folder)/") && $0.hasSuffix(".swift") }.sorted()
  }
}

extension CompileError {
  /// Creates an error from a line that names no file of the exercise.
  fileprivate init(unplaced line: String) {
    self.init(file: "", message: line)
  }
}
