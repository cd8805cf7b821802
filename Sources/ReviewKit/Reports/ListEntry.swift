/// An exercise as the list shows it.
package struct ListEntry: Hashable, Sendable {
  /// The exercise.
  package var exercise: Exercise
  /// What the reviewer is told about it.
  package var brief: Brief
  /// The number of its findings that have tests.
  package var findingCount: Int
  /// How many of them were green at the last check; none if there was no check.
  package var greenCount: Int?

  /// Creates an entry.
  package init(exercise: Exercise, brief: Brief, findingCount: Int, greenCount: Int?) {
    self.exercise = exercise
    self.brief = brief
    self.findingCount = findingCount
    self.greenCount = greenCount
  }

  /// Whether everything was green.
  package var isDone: Bool { greenCount == findingCount }

  /// How far the learner is.
  package var progress: String {
    greenCount.map { "\($0) of \(findingCount) green" } ?? "not started"
  }
}
