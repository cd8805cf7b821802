import Foundation

/// The reviews of one exercise, kept between runs: the one being written, and those handed in.
package struct ReviewFolder: Sendable {
  private let folder: Path

  /// Creates the store for an exercise in the folder for what belongs to the learner.
  package init(of exercise: Exercise, in learner: Path) {
    folder = learner / "practice/\(exercise.name)"
  }

  /// Does something while no other process practises the same exercise.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What it returns; nothing where another process does practise.
  /// - Throws: What it throws, and an error where the folder cannot be written.
  package func alone<Value>(
    _ body: () throws(ReviewError) -> Value
  ) throws(ReviewError) -> Value? {
    try FolderLock.ifFree(folder / "lock", body: body)
  }

  // MARK: - The review that is being written

  /// The review that was begun and not handed in; what cannot be read is none.
  package var draft: ReviewDraft? { draftFile.value }

  /// Moves a review that was begun and cannot be read any more aside, and returns where it is now.
  package func putDamagedAside() throws(ReviewError) -> Path? {
    try draftFile.setDamagedAside()
  }

  /// Keeps the review that is being written.
  package func keep(_ draft: ReviewDraft) throws(ReviewError) {
    try draftFile.write(draft)
  }

  /// Puts the review that was begun aside, and returns where it is now.
  package func putAside() throws(ReviewError) -> Path {
    let place = folder / "aside-\(try nextNumber(after: "aside-")).json"
    try Files.move(draftFile.path, to: place)
    return place
  }

  private var draftFile: KeptFile<ReviewDraft> { KeptFile(folder / "draft.json") }

  // MARK: - The reviews that were handed in

  /// Keeps a review that was handed in; the one being written is done with it.
  ///
  /// - Returns: The file that it is in.
  package func take(_ attempt: ReviewAttempt) throws(ReviewError) -> Path {
    let file = KeptFile<ReviewAttempt>(
      folder / "\(Self.prefix)\(try nextNumber(after: Self.prefix)).json"
    )
    try file.write(attempt)
    try Files.remove(draftFile.path)
    return file.path
  }

  /// Writes a kept review anew, with what the learner said about it since.
  package func update(_ attempt: ReviewAttempt, in file: Path) throws(ReviewError) {
    try KeptFile(file).write(attempt)
  }

  /// The reviews that were handed in, in that order; a file that cannot be read is left out.
  package func attempts() throws(ReviewError) -> [ReviewAttempt] {
    guard Files.isFolder(folder) else { return [] }
    return try Files.names(in: folder).compactMap { number(in: $0, after: Self.prefix) }.sorted()
      .compactMap { KeptFile<ReviewAttempt>(folder / "\(Self.prefix)\($0).json").value }
  }

  /// How the names of reviews that were handed in begin.
  private static let prefix = "review-"

  // MARK: - Numbered files

  private func nextNumber(after prefix: String) throws(ReviewError) -> Int {
    guard Files.isFolder(folder) else { return 1 }
    let numbers = try Files.names(in: folder).compactMap { number(in: $0, after: prefix) }
    return (numbers.max() ?? 0) + 1
  }

  /// Returns the number in a name such as `review-3.json`; none in any other.
  private func number(in name: String, after prefix: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix(".json") else { return nil }
    let number = Int(name.dropFirst(prefix.count).dropLast(".json".count))
    return number.flatMap { (1..<Int.max).contains($0) ? $0 : nil }
  }
}
