/// What to prove, and how.
package struct VerifyRequest: Hashable, Sendable {
  /// The exercise, as it was typed; none for every exercise.
  package var exercise: String?
  /// How many compilers or test processes may run at once; as many as there are cores if not given.
  package var jobs: Int?
  /// How often the after's tests are run.
  package var rounds = VerifyRequest.defaultRounds
  /// What the order of the tests is drawn with; a new number if not given.
  package var seed: Int?
  /// Whether to ignore what is kept of earlier proofs.
  package var isFresh = false
  /// Whether the report is for programs.
  package var asJSON = false

  /// A test that fails one time in twenty is noticed in two proofs of three.
  package static let defaultRounds = 20

  /// Creates a request.
  package init(exercise: String?) {
    self.exercise = exercise
  }
}
