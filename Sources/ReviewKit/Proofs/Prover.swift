/// Proves exercises: runs each one's tests against the before, the after, and every mutant and
/// wrong fix of its key, and compares what comes of it with what the key claims.
package struct Prover: Sendable {
  private let workshop: Workshop

  /// Creates a prover that works in a workshop.
  package init(in workshop: Workshop) {
    self.workshop = workshop
  }

  /// How a proof is to be made.
  package struct Terms: Hashable, Sendable {
    /// Whether to ignore what is kept of earlier proofs.
    package var isFresh: Bool
    /// How often to run the after's tests.
    package var rounds: Int
    /// What to draw the order of the tests with.
    package var seed: UInt64

    /// Creates terms.
    package init(isFresh: Bool, rounds: Int, seed: UInt64) {
      self.isFresh = isFresh
      self.rounds = rounds
      self.seed = seed
    }
  }

  /// Proves an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - terms: How to go about it.
  ///   - report: Is told what is going on.
  /// - Returns: What the proof came to, also where the exercise is incomplete.
  /// - Throws: An error where the kit itself cannot be built or run.
  package func prove(
    _ exercise: Exercise,
    _ terms: Terms,
    report: (String) -> Void
  ) async throws(ReviewError) -> ProofReport {
    let dossier: Dossier
    do throws(ReviewError) {
      dossier = try Dossier(of: exercise, in: workshop.checkout)
    } catch {
      return ProofReport(exercise: exercise, complaints: [try incomplete(error, exercise)])
    }
    var proof = try Proof(of: dossier, in: workshop.checkout)
    proof.recall(terms, from: workshop.store)
    if !proof.isComplete {
      let place = try workshop.makePlace()
      defer { try? Files.remove(place) }
      try await workshop.builds.complete(&proof, terms, in: place, report: report)
    }
    let result = proof.report
    try proof.keep(in: workshop.store)
    try workshop.store.tidy()
    return result
  }

  /// Turns an error about a part of the exercise into a complaint, and throws any other.
  private func incomplete(
    _ error: ReviewError,
    _ exercise: Exercise
  ) throws(ReviewError) -> Complaint {
    switch error {
    case .malformed(let malformed): return Complaint(malformed)
    case .unreadable(let path, reason: .missing):
      let file = Path(path).relative(to: workshop.checkout.root) ?? path
      return Complaint(
        file: file,
        line: 1,
        problem: "This part of \(exercise.name) is missing, so nothing of it can be proved.",
        remedy: "Write it, or take \(exercise.name) out of the list in Package.swift until then."
      )
    default: throw error
    }
  }
}
