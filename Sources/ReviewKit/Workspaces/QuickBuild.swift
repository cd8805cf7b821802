import Foundation

/// Builds an exercise anew after an edit of its code, without SwiftPM.
///
/// Most of a learner's builds change a line in a file that was there before. For those SwiftPM would
/// come to the same plan as last time, at some cost, and would compile the tests again. So the plan
/// is kept, with all that is linked, and the calls of the compiler and the linker are made from here.
///
/// Nothing is kept for long that is not certain to hold: what a plan depends on is in the name of
/// the folder that it is kept in. Where anything goes another way than expected, and where the code
/// does not compile, the build is left to SwiftPM, so that errors are its own.
struct QuickBuild: Sendable {
  private let folder: Path
  private let mirror: Path
  private let environment: [String: String]
  private let snapshot: Snapshot

  /// How many plans are kept: the last few exercises, both sides.
  private static let limit = 6

  /// Creates the means to build a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The code.
  ///   - folder: The folder with what is kept for all exercises.
  ///   - mirror: Where the snapshot's files lie.
  ///   - toolchain: What builds.
  ///   - environment: The environment that it builds with.
  init(
    of snapshot: Snapshot,
    in folder: Path,
    mirror: Path,
    toolchain: Toolchain,
    environment: [String: String]
  ) {
    self.folder = folder / "\(snapshot.planFingerprint(at: mirror, toolchain))"
    self.mirror = mirror
    self.environment = environment
    self.snapshot = snapshot
  }

  // MARK: - Building

  /// Builds the tests of the snapshot.
  ///
  /// - Parameter place: The folder to build in, which is removed if nothing comes of it.
  /// - Returns: The list of the built tests, or nothing where SwiftPM has to build them.
  func build(in place: Path) async -> String? {
    guard let direct else { return nil }
    do throws(ReviewError) {
      try Files.remove(place)
      if let list = try await build(direct, in: place) {
        try Files.remove(doubt)
        return list
      }
    } catch {
      // SwiftPM will meet the same obstacle, such as a full disk, and the report says so then.
    }
    try? Files.remove(place)
    return nil
  }

  private func build(
    _ direct: DirectBuild,
    in place: Path
  ) async throws(ReviewError) -> String? {
    let code = try await direct.compileExercise(snapshot, at: mirror, in: place)
    guard code.ending == .exited(0) else { return nil }
    let fits = try direct.tests(of: snapshot, from: own, fit: place)
    if !fits {
      let outcome = try await direct.compileTests(snapshot, at: mirror, in: place)
      guard outcome.ending == .exited(0) else { return nil }
      try keepTests(from: place)
    }
    guard try await direct.link(tests: tests, in: place).ending == .exited(0) else { return nil }
    for leftover in ["exercise.o", "interface"] { try Files.remove(place / leftover) }
    // The same tests as SwiftPM's, and a program that starts.
    let listing = direct.bundle(in: place).listing(environment: environment)
    let list = try await listing.run().output
    return try Files.bytes(of: self.list) == Array(list.utf8) ? list : nil
  }

  /// Keeps the object of the tests with the interface that it fits.
  private func keepTests(from place: Path) throws(ReviewError) {
    try Files.remove(own)
    let draft = folder / ".own"
    try Files.remove(draft)
    try Files.makeFolder(draft)
    for name in ["interface", "tests.o"] { try Files.move(place / name, to: draft / name) }
    try Files.move(draft, to: own)
  }

  private var own: Path { folder / "own" }
  private var tests: Path { own / "tests.o" }

  // MARK: - What is kept

  /// The calls that SwiftPM planned; none where there is no plan, or plans have proved to be no good.
  private var direct: DirectBuild? {
    guard let bytes = try? Files.bytes(of: plan),
      let plan = try? JSONDecoder().decode(BuildPlan.self, from: Data(bytes))
    else { return nil }
    return DirectBuild(plan: plan, folder: folder, environment: environment)
  }

  private var plan: Path { folder / "plan.json" }
  private var list: Path { folder / "tests" }
  /// Stands for one plan that failed, and none that did not since.
  private var doubt: Path { folder / "doubted" }
  /// Stands for two that failed, one after the other.
  private var refusal: Path { folder / "refused" }

  /// Keeps the plan of a build that SwiftPM has just finished.
  ///
  /// If there was one already, it built less than SwiftPM does. That may be owed to the moment: a
  /// compiler that was ended, a file that was damaged. So the plan is learned anew. If that fails the
  /// next time too, no other is tried. Should the disk be full, the next build is a slow one, and
  /// that is all.
  ///
  /// - Parameters:
  ///   - scratch: The build's own folder.
  ///   - list: The list of the built tests.
  func learn(from scratch: Path, list: String) {
    do throws(ReviewError) {
      if Files.exists(refusal) { return }
      if Files.exists(plan) {
        let mark = Files.exists(doubt) ? refusal : doubt
        try Files.remove(folder)
        try Files.write([], to: mark)
        if mark == refusal { return }
      }
      guard let found = BuildPlan(in: scratch, of: snapshot),
        let data = try? JSONEncoder().encode(found)
      else { return }
      try DirectBuild(plan: found, folder: folder, environment: environment).prepare()
      try Files.write(Array(list.utf8), to: self.list)
      try Files.write([UInt8](data), to: plan)
      try Files.keepNewest(Self.limit, in: folder.parent, sparing: folder)
    } catch {
      try? Files.remove(folder)
    }
  }
}

extension Snapshot {
  /// What stands for all that SwiftPM's plan and its other modules depend on: everything but what
  /// is written in the files of the exercise.
  fileprivate func planFingerprint(at mirror: Path, _ toolchain: Toolchain) -> Fingerprint {
    let sources = "\(exercise.sourcesPath(side))/"
    var rest = self
    for path in files.keys where path.hasPrefix(sources) { rest.files[path] = [] }
    var fingerprint = rest.fingerprint
    fingerprint.combine(mirror.text)
    fingerprint.combine(toolchain.identity)
    return fingerprint
  }
}
