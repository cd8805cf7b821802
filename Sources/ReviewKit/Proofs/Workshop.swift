/// Where variants of an exercise are built and tried, and what came of it is kept.
package struct Workshop: Sendable {
  /// The checkout, in which nothing is changed.
  let checkout: Checkout
  /// What builds the variants; proofs and grades share one workspace.
  let builds: VariantBuilds
  /// What came of earlier trials.
  let store: ProofStore
  /// Where trials keep what they report.
  let runs: Path

  /// What trials are for, by the folder that they are kept in.
  package enum Purpose: String, Hashable, Sendable {
    /// To prove an exercise.
    case proofs
    /// To grade a learner's tests.
    case grades
  }

  /// Sets a workshop up.
  ///
  /// - Parameters:
  ///   - purpose: What the trials are for.
  ///   - checkout: The checkout.
  ///   - state: The folder for the checkout's state.
  ///   - toolchain: What builds the code.
  ///   - jobs: How many compilers or test processes may run at once.
  ///   - environment: The environment that they start with.
  package init(
    for purpose: Purpose,
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
    store = ProofStore(in: state / "\(purpose.rawValue)/kept", toolchain: toolchain)
    runs = state / "\(purpose.rawValue)/runs"
  }

  /// Makes a folder for a trial, and removes what trials that broke off have left.
  func makePlace() throws(ReviewError) -> Path {
    try Files.removeLeftovers(in: runs, olderThan: .seconds(3600))
    return try Files.makeTemporaryFolder(in: runs)
  }
}
