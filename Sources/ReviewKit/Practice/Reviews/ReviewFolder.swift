import Foundation

/// The reviews of one exercise, kept between runs: the one being written, and those handed in.
package struct ReviewFolder: Sendable {
  private let folder: Path

  /// Creates the store for an exercise in the folder for what belongs to the learner.
  package init(of exercise: Exercise, in learner: Path) {
    folder = learner / "practice/\(exercise.name)"
  }

  /// Returns the review that was begun and not handed in.
  ///
  /// A file that cannot be read any more is put aside, not lost.
  package func draft() throws(ReviewError) -> ReviewDraft? {
    guard Files.exists(draftFile) else { return nil }
    if let draft = decoded(ReviewDraft.self, in: draftFile) { return draft }
    _ = try putAside()
    return nil
  }

  /// Keeps the review that is being written.
  package func keep(_ draft: ReviewDraft) throws(ReviewError) {
    try write(draft, to: draftFile)
  }

  /// Puts the review that was begun aside, and returns where it is now.
  package func putAside() throws(ReviewError) -> Path {
    let place = folder / "aside-\(try nextNumber(after: "aside-")).json"
    try Files.move(draftFile, to: place)
    return place
  }

  /// Keeps a review that was handed in; the one being written is done with it.
  ///
  /// - Returns: The file that it is in.
  package func take(_ attempt: ReviewAttempt) throws(ReviewError) -> Path {
    let file = folder / "review-\(try nextNumber(after: "review-")).json"
    try write(attempt, to: file)
    try Files.remove(draftFile)
    return file
  }

  /// Writes a kept review anew, with what the learner said about it since.
  package func update(_ attempt: ReviewAttempt, in file: Path) throws(ReviewError) {
    try write(attempt, to: file)
  }

  /// The reviews that were handed in, in that order; a file that cannot be read is left out.
  package func attempts() throws(ReviewError) -> [ReviewAttempt] {
    guard Files.isFolder(folder) else { return [] }
    return try Files.names(in: folder).filter { $0.hasPrefix("review-") }
      .sorted { number(in: $0) < number(in: $1) }
      .compactMap { decoded(ReviewAttempt.self, in: folder / $0) }
  }

  private var draftFile: Path { folder / "draft.json" }

  private func nextNumber(after prefix: String) throws(ReviewError) -> Int {
    guard Files.isFolder(folder) else { return 1 }
    let numbers = try Files.names(in: folder).filter { $0.hasPrefix(prefix) }.map(number)
    return (numbers.max() ?? 0) + 1
  }

  private func number(in name: String) -> Int {
    Int(name.filter(\.isNumber)) ?? 0
  }

  private func decoded<Value: Decodable>(_ type: Value.Type, in file: Path) -> Value? {
    guard let bytes = try? Files.bytes(of: file) else { return nil }
    return try? JSONDecoder().decode(type, from: Data(bytes))
  }

  private func write(_ value: some Encodable, to file: Path) throws(ReviewError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(value) else { throw .unwritable(file.text) }
    try Files.write([UInt8](data), to: file)
  }
}
