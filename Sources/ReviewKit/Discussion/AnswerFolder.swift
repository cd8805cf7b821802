import Foundation

/// The answers to the questions of each exercise, kept between runs.
package struct AnswerFolder: Sendable {
  private let folder: Path

  /// Creates the store in the folder for what belongs to the learner.
  package init(in learner: Path) {
    folder = learner / "discuss"
  }

  /// Where the answers for an exercise are.
  package func file(for exercise: Exercise) -> Path {
    folder / "\(exercise.name).json"
  }

  /// Returns the answers for an exercise; what cannot be read counts as none.
  package func book(of exercise: Exercise) -> AnswerBook {
    readBook(of: exercise) ?? AnswerBook()
  }

  /// Moves a file of answers that cannot be read out of the way, untouched.
  ///
  /// - Parameter exercise: The exercise that the answers are for.
  /// - Returns: The file's new place; none if there was nothing to move.
  /// - Throws: An error where the file cannot be moved.
  package func setDamagedAside(of exercise: Exercise) throws(ReviewError) -> Path? {
    let file = file(for: exercise)
    guard Files.exists(file), readBook(of: exercise) == nil else { return nil }
    var place = folder / "\(exercise.name)-damaged.json"
    var count = 1
    while Files.exists(place) {
      count += 1
      place = folder / "\(exercise.name)-damaged-\(count).json"
    }
    try Files.move(file, to: place)
    return place
  }

  /// Keeps an answer.
  package func keep(
    _ answer: AnswerBook.Answer,
    to question: String,
    of exercise: Exercise
  ) throws(ReviewError) {
    // It is read anew each time: another `review` may have written to it.
    var book = book(of: exercise)
    book.keep(answer, to: question)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = file(for: exercise)
    guard let data = try? encoder.encode(book) else { throw .unwritable(file.text) }
    try Files.write([UInt8](data), to: file)
  }

  private func readBook(of exercise: Exercise) -> AnswerBook? {
    guard let bytes = try? Files.bytes(of: file(for: exercise)) else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(AnswerBook.self, from: Data(bytes))
  }
}
