extension Checkout {
  /// Returns what finds out which finding a remark is about.
  package func matcher(for exercise: Exercise) throws(ReviewError) -> Matcher {
    var translations: [Key] = []
    for language in languages(of: exercise)
    where language != .english && Files.exists(root / exercise.keyPath(in: language)) {
      translations.append(try key(of: exercise, writtenIn: language))
    }
    return Matcher(
      key: try key(of: exercise),
      translations: translations,
      precedents: try labelledRemarks(on: exercise),
      code: try shippedLines(of: exercise)
    )
  }

  /// Returns the remarks on an exercise that were judged by hand; none where there is no such file.
  package func labelledRemarks(on exercise: Exercise) throws(ReviewError) -> [LabelledRemark] {
    let path = exercise.remarksPath
    guard Files.exists(root / path) else { return [] }
    let lines = try Files.lines(of: root / path)
    do {
      return try LabelledRemark.all(in: lines, of: path)
    } catch {
      throw .malformed(error)
    }
  }

  /// Returns the lines of the before's files as shipped, by name.
  func shippedLines(of exercise: Exercise) throws(ReviewError) -> [String: [String]] {
    guard let shipped = try shippedSources(of: exercise) else { return try ownLines(of: exercise) }
    return shipped.compactMapValues(TextLines.split)
  }

  /// Returns the lines of the before's files as they are, by name.
  func ownLines(of exercise: Exercise) throws(ReviewError) -> [String: [String]] {
    let folder = root / exercise.sourcesPath(.before)
    guard Files.isFolder(folder) else { return [:] }
    return try Files.contents(of: folder).compactMapValues(TextLines.split)
  }

  /// Returns the exercise that most of some files' names belong to, if it is another one.
  func otherExercise(
    thanOneOf exercise: Exercise,
    naming files: Set<String>
  ) throws(ReviewError) -> Exercise? {
    let own = try ownLines(of: exercise).keys
    let foreign = files.subtracting(own)
    guard foreign.count * 2 > files.count else { return nil }
    for other in try exercises() where other != exercise {
      if try !foreign.isDisjoint(with: ownLines(of: other).keys) { return other }
    }
    return nil
  }
}
