/// Whose tests to grade, and how.
package struct GradeRequest: Hashable, Sendable {
  /// The exercise, as it was typed.
  package var exercise: String
  /// How many compilers or test processes may run at once; as many as there are cores if not given.
  package var jobs: Int?
  /// How long a test may take.
  package var limit = CheckRequest.defaultLimit
  /// Whether to ignore what is kept of earlier grades.
  package var isFresh = false
  /// Whether the report is for programs.
  package var asJSON = false

  /// Creates a request.
  package init(exercise: String) {
    self.exercise = exercise
  }
}
