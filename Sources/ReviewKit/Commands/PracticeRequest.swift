/// What to do about the review of an exercise.
package struct PracticeRequest: Hashable, Sendable {
  /// The exercise, as it was typed.
  package var exercise: String
  /// How long to allow, in minutes; as the brief says if not given.
  package var minutes: Int?
  /// The file with the remarks to hand in, as it was typed; none for the prompt.
  package var file: String?
  /// Whether to go on with a review that was begun.
  package var isResumed = false
  /// Whether to show the reviews that were handed in, and nothing else.
  package var showsHistory = false
  /// Whether the report is for programs.
  package var asJSON = false
  /// The language of the brief and the hints, as it was typed.
  package var language: String?

  /// Creates a request.
  package init(exercise: String) {
    self.exercise = exercise
  }
}
