/// Builds an exercise's variants and readies tests to run against them, a few at a time.
struct VariantBuilds: Sendable {
  /// Where SwiftPM builds the before and the after.
  let workspace: Workspace
  /// How many variants to build or run at once.
  let jobs: Int
  /// The environment of all that is started.
  let environment: [String: String]

  /// The built code of one side.
  struct Ground: Sendable {
    var snapshot: Snapshot
    var product: Product
    var tests: [TestName]
    /// What its variants have in common; none where each has to be built by SwiftPM.
    var base: MutantBase?
  }

  /// The reason why there is no ground to build variants on.
  struct DoesNotCompile: Error {
    var errors: [CompileError]
  }

  /// Builds a side.
  ///
  /// - Parameters:
  ///   - snapshot: The side's code, and the tests.
  ///   - hasMutants: Whether variants of it are to be built.
  ///   - place: Where to put what those have in common.
  ///   - report: Is told what is going on.
  /// - Returns: The built code, or why it does not compile.
  /// - Throws: An error where the kit itself cannot be built.
  func ground(
    _ snapshot: Snapshot,
    hasMutants: Bool,
    in place: Path,
    report: (String) -> Void
  ) async throws(ReviewError) -> Result<Ground, DoesNotCompile> {
    var base: MutantBase?
    let result = try await workspace.build(
      snapshot,
      report: { stage in
        report(
          stage == .waiting
            ? "Another review is building here; waiting for it."
            : snapshot.sentence
        )
      },
      inspect: { scratch throws(ReviewError) in
        guard hasMutants, let plan = BuildPlan(in: scratch, of: snapshot) else { return }
        base = try await MutantBase.prepare(plan, of: snapshot, in: place, environment: environment)
      }
    )
    switch result {
    case .failed(let errors): return .failure(DoesNotCompile(errors: errors))
    case .built(let product):
      let tests = try product.tests()
      return .success(Ground(snapshot: snapshot, product: product, tests: tests, base: base))
    }
  }

  /// Builds a variant on its side, in a folder of its own.
  func build(
    _ variant: Variant,
    _ snapshot: Snapshot,
    on ground: Ground,
    in folder: Path
  ) async throws(ReviewError) -> MutantBase.Result {
    if variant == .before || variant == .after { return .built(ground.product.bundle) }
    if let base = ground.base { return try await base.build(snapshot, in: folder) }
    switch try await workspace.build(snapshot) {
    case .failed(let errors): return .failed(errors)
    case .built(let product): return .built(product.bundle)
    }
  }

  /// Returns what runs some tests of a variant.
  func runner(
    _ bundle: TestBundle,
    _ snapshot: Snapshot,
    _ tests: [TestName],
    in folder: Path
  ) -> TrialRunner {
    TrialRunner(
      bundle: bundle,
      snapshot: snapshot,
      tests: tests,
      folder: folder / "events",
      environment: environment
    )
  }

  /// Does things that depend on nothing else, a few at a time.
  ///
  /// - Returns: What came of them, in the order in which they were done.
  func inParallel<Task: Sendable, Done: Sendable>(
    _ tasks: [Task],
    perform: @escaping @Sendable (Task) async throws(ReviewError) -> Done
  ) async throws(ReviewError) -> [Done] {
    let results = await withTaskGroup(of: Result<Done, ReviewError>.self) { group in
      var results: [Result<Done, ReviewError>] = []
      for (offset, task) in tasks.enumerated() {
        if offset >= jobs, let result = await group.next() { results.append(result) }
        group.addTask {
          do throws(ReviewError) {
            return .success(try await perform(task))
          } catch {
            return .failure(error)
          }
        }
      }
      for await result in group { results.append(result) }
      return results
    }
    var done: [Done] = []
    for result in results { done.append(try result.get()) }
    return done
  }
}

extension Snapshot {
  /// What to tell someone who waits for its build.
  fileprivate var sentence: String {
    switch author {
    case .kit: "Building the \(side.rawValue) of \(exercise.name)."
    case .learner:
      "Building your tests of \(exercise.name) with the "
        + (side == .after ? "solution." : "code as shipped.")
    }
  }
}
