/// A folder in which one build at a time takes place, away from the checkout.
///
/// It holds a mirror of what is being built, the build's own files, and the products of the last
/// builds by the fingerprint of what they were built from.
package struct Workspace: Sendable {
  private let folder: Path
  private let toolchain: Toolchain
  private let environment: [String: String]
  private let jobs: Int?

  /// Creates a workspace in a folder, which need not be there yet.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - toolchain: What builds there.
  ///   - environment: The environment of the builds.
  ///   - jobs: How many compilers may run at once; as SwiftPM thinks best if not given.
  package init(
    folder: Path,
    toolchain: Toolchain,
    environment: [String: String],
    jobs: Int? = nil
  ) {
    self.folder = folder
    self.toolchain = toolchain
    self.environment = environment
    self.jobs = jobs
  }

  /// What a build leads to.
  package enum Result: Sendable {
    /// The tests are ready to run.
    case built(Product)
    /// The code of the exercise does not compile.
    case failed([CompileError])
  }

  /// What to tell someone who waits.
  package enum Stage: Hashable, Sendable {
    /// Another process builds in this workspace.
    case waiting
    /// The build begins; the first one in a workspace takes much longer than any after it.
    case building(isFirst: Bool)
  }

  /// Builds the tests of a snapshot and looks at the build's own files, before another build can
  /// change them.
  ///
  /// - Parameters:
  ///   - snapshot: What to build.
  ///   - report: Is told when the build begins or has to wait.
  ///   - inspect: What to do with the build's folder; not called where the code does not compile.
  /// - Returns: What the build led to.
  /// - Throws: An error where the kit itself does not build, and what `inspect` throws.
  package func build(
    _ snapshot: Snapshot,
    report: (Stage) -> Void,
    inspect: (Path) async throws(ReviewError) -> Void
  ) async throws(ReviewError) -> Result {
    try await FolderLock.hold(folder / "lock", onWait: { report(.waiting) }) {
      () async throws(ReviewError) in
      report(.building(isFirst: !Files.exists(scratch)))
      _ = try mirror.update(to: snapshot)
      let result = try await swiftBuild(snapshot, into: product(of: snapshot))
      if case .built = result { try await inspect(scratch) }
      return result
    }
  }

  /// Builds the tests of a snapshot, unless their product is still there.
  package func build(
    _ snapshot: Snapshot,
    report: (Stage) -> Void = { _ in }
  ) async throws(ReviewError) -> Result {
    let product = product(of: snapshot)
    if product.isComplete { return .built(product) }
    guard snapshot.hasSources else {
      return .failed([.noSources(in: snapshot.exercise.sourcesPath(snapshot.side))])
    }
    return try await FolderLock.hold(folder / "lock", onWait: { report(.waiting) }) {
      () async throws(ReviewError) in
      if product.isComplete { return .built(product) }
      report(.building(isFirst: !Files.exists(scratch)))
      return try await build(snapshot, into: product)
    }
  }

  private func build(
    _ snapshot: Snapshot,
    into product: Product
  ) async throws(ReviewError) -> Result {
    _ = try mirror.update(to: snapshot)
    let quick = QuickBuild(
      of: snapshot,
      in: folder / "plans",
      mirror: mirror.root,
      toolchain: toolchain,
      environment: environment
    )
    if let list = await quick.build(in: product.draft) {
      try product.adoptDraft(list: list)
      try product.forgetOlderOnes()
      return .built(product)
    }
    return try await swiftBuild(snapshot, into: product) { quick.learn(from: scratch, list: $0) }
  }

  private func swiftBuild(
    _ snapshot: Snapshot,
    into product: Product,
    learn: (String) -> Void = { _ in }
  ) async throws(ReviewError) -> Result {
    let outcome = try await swift(building: snapshot).run()
    guard outcome.ending == .exited(0) else {
      if let obstacle = BuildLog.obstacle(in: outcome.lines, below: mirror.root) { throw obstacle }
      let log = BuildLog(outcome.lines, snapshot: snapshot, mirror: mirror.root)
      if log.errors.isEmpty { throw .buildFailed(output: log.kitLines) }
      return .failed(log.errors)
    }
    learn(try await product.adopt(TestBundle.built(in: scratch), environment: environment))
    try product.forgetOlderOnes()
    return .built(product)
  }

  private var mirror: Mirror { Mirror(root: folder / "mirror") }
  private var scratch: Path { folder / "scratch" }

  private func swift(building snapshot: Snapshot) -> ChildProcess {
    var variables = environment
    variables["SECOND_LOOK_ONLY"] = "\(snapshot.exercise.name)/\(snapshot.side.rawValue)"
    // The kit is stricter with itself when it is being tested than with a learner.
    variables["CI"] = nil
    return ChildProcess(
      toolchain.swift,
      [
        "build", "--build-tests", "--package-path", mirror.root.text, "--scratch-path",
        scratch.text,
      ] + (jobs.map { ["--jobs", "\($0)"] } ?? []),
      environment: variables
    )
  }

  private func product(of snapshot: Snapshot) -> Product {
    var fingerprint = snapshot.fingerprint
    fingerprint.combine(toolchain.identity)
    return Product(
      folder: folder / "products/\(fingerprint)",
      testTarget: snapshot.exercise.testTarget(snapshot.side)
    )
  }
}
