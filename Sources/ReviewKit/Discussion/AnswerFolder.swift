/// The answers to the questions of each exercise, kept between runs.
package struct AnswerFolder: Sendable {
  private let folder: Path

  /// Creates the store in the folder for what belongs to the learner.
  package init(in learner: Path) {
    folder = learner / "discuss"
  }

  /// Where the answers for an exercise are.
  package func file(for exercise: Exercise) -> Path {
    kept(for: exercise).path
  }

  /// Returns the answers for an exercise; a file that cannot be read counts as none.
  package func book(of exercise: Exercise) -> AnswerBook {
    kept(for: exercise).value ?? AnswerBook()
  }

  /// Moves a file of answers that cannot be read out of the way, untouched.
  ///
  /// - Parameter exercise: The exercise that the answers are for.
  /// - Returns: The file's new place; none if there was nothing to move.
  /// - Throws: An error where the file cannot be moved.
  package func setDamagedAside(of exercise: Exercise) throws(ReviewError) -> Path? {
    try kept(for: exercise).setDamagedAside()
  }

  /// Keeps an answer beside all others, also those that another process has kept meanwhile.
  ///
  /// A file that cannot be read is moved aside first.
  package func keep(
    _ answer: AnswerBook.Answer,
    to question: String,
    of exercise: Exercise
  ) throws(ReviewError) {
    try kept(for: exercise).update(from: AnswerBook()) { $0.keep(answer, to: question) }
  }

  private func kept(for exercise: Exercise) -> KeptFile<AnswerBook> {
    KeptFile(folder / "\(exercise.name).json")
  }
}
