/// The compiler and the linker, called on one side of an exercise as SwiftPM would, but by hand.
///
/// All that the exercise is built with is kept in a folder: the other modules' objects and
/// interfaces, as a finished build left them. The exercise is compiled for *library evolution*: its
/// users then rely on nothing but its interface, not on the size of its types or the order of what
/// they hold. So tests that were compiled once fit all code with an equal interface.
struct DirectBuild: Sendable {
  /// How SwiftPM builds the exercise.
  let plan: BuildPlan
  /// Where objects and interfaces are kept.
  let folder: Path
  /// The environment of the compiler and the linker.
  let environment: [String: String]

  /// How long the compiler may take.
  private static let limit = Duration.seconds(180)

  /// Keeps what a finished build left, whose files may change afterwards.
  func prepare() throws(ReviewError) {
    try Files.makeFolder(folder / "objects")
    for (index, object) in plan.objects.enumerated() {
      try Files.copy(object, to: folder / "objects/\(index).o")
    }
    try Files.makeFolder(folder / "modules")
    for name in try Files.names(in: plan.modules) where name.hasSuffix(".swiftmodule") {
      try Files.copy(plan.modules / name, to: folder / "modules/\(name)")
    }
  }

  /// The test bundle that ``link(tests:in:)`` makes in a folder.
  func bundle(in place: Path) -> TestBundle {
    TestBundle(path: place / String(plan.program.prefix { $0 != "/" }))
  }

  // MARK: - Compiling

  /// Compiles the exercise, and writes its interface beside its object.
  ///
  /// - Parameters:
  ///   - snapshot: The code.
  ///   - root: The folder that the snapshot's files lie in.
  ///   - place: Where to put what comes of it.
  /// - Returns: What became of the compiler.
  /// - Throws: An error where it cannot be started.
  func compileExercise(
    _ snapshot: Snapshot,
    at root: Path,
    in place: Path
  ) async throws(ReviewError) -> ChildProcess.Outcome {
    try shareModules(with: place / "Modules", without: snapshot)
    try Files.makeFolder(place / "interface")
    return try await compile(
      plan.exercise,
      snapshot.sources(in: snapshot.exercise.sourcesPath(snapshot.side)).map { root / $0 },
      to: "exercise.o",
      in: place,
      [
        "-enable-library-evolution", "-no-verify-emitted-module-interface", "-emit-module",
        "-emit-module-path", (place / "Modules/\(snapshot.module).swiftmodule").text,
        "-emit-module-interface-path", (place / "interface/module.swiftinterface").text,
        "-emit-package-module-interface-path",
        (place / "interface/module.package.swiftinterface").text,
      ]
    )
  }

  /// Compiles the tests against the exercise that was compiled in the same place.
  func compileTests(
    _ snapshot: Snapshot,
    at root: Path,
    in place: Path
  ) async throws(ReviewError) -> ChildProcess.Outcome {
    let sources = snapshot.testSources.map { root / $0 }
    return try await compile(plan.tests, sources, to: "tests.o", in: place, [])
  }

  /// Compiles files as a whole, which for so few is quicker than one by one.
  ///
  /// The folder that the compiler is said to run in holds none of the files. Otherwise it would leave
  /// that folder out of the paths that a crash is reported with.
  private func compile(
    _ call: ToolCall,
    _ sources: [Path],
    to object: String,
    in place: Path,
    _ options: [String]
  ) async throws(ReviewError) -> ChildProcess.Outcome {
    try await ChildProcess(
      call.program,
      call.options + options + [
        "-suppress-warnings", "-whole-module-optimization", "-file-compilation-dir",
        (place / "interface").text, "-I", (place / "Modules").text, "-c", "-o",
        (place / object).text,
      ] + sources.map(\.text),
      environment: environment,
      limit: Self.limit
    ).run()
  }

  /// The folder with the exercise's own module holds all others too: a test may ask the compiler
  /// about code that imports any of them.
  private func shareModules(
    with modules: Path,
    without snapshot: Snapshot
  ) throws(ReviewError) {
    try Files.makeFolder(modules)
    let own = [snapshot.module, snapshot.exercise.testTarget(snapshot.side)]
    for name in try Files.names(in: folder / "modules")
    where !own.contains(String(name.dropLast(".swiftmodule".count))) {
      try Files.share(folder / "modules/\(name)", as: modules / name)
    }
  }

  /// Whether tests that were compiled in one place fit the exercise in another: the interfaces that
  /// the compiler wrote are equal, and the tests see nothing beyond them.
  func tests(of snapshot: Snapshot, from other: Path, fit place: Path) throws(ReviewError) -> Bool {
    guard Files.exists(other / "tests.o"), !snapshot.testsSeeInternals else { return false }
    for name in try Files.names(in: other / "interface") {
      let bytes = try Files.bytes(of: other / "interface/\(name)")
      guard try Files.bytes(of: place / "interface/\(name)") == bytes else { return false }
    }
    return true
  }

  // MARK: - Linking

  /// Links the exercise in a place with the object of its tests.
  func link(tests: Path, in place: Path) async throws(ReviewError) -> ChildProcess.Outcome {
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

  fileprivate var testSources: [String] { sources(in: exercise.builtTestsPath(side)) }

  /// Whether the tests may import the exercise in a way that shows them more than its public
  /// interface.
  ///
  /// The attribute may stand on another line than the import. Where only a comment has it, the tests
  /// are compiled once more than they need to be.
  fileprivate var testsSeeInternals: Bool {
    testSources.contains { path in
      let text = String(decoding: files[path] ?? [], as: UTF8.self)
      return text.contains("@testable") || text.contains("@_spi")
    }
  }
}
