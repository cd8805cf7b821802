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
    guard Files.exists(root / exercise.remarksPath) else { return [] }
    return try contents(of: exercise.remarksPath) { lines, path throws(Malformed) in
      try LabelledRemark.all(in: lines, of: path)
    }
  }

  /// Returns the lines of the before's files as shipped, by name.
  func shippedLines(of exercise: Exercise) throws(ReviewError) -> [String: [String]] {
    guard let shipped = try shippedSources(of: exercise) else { return try ownLines(of: exercise) }
    return Self.linesByName(shipped)
  }

  /// Returns the lines of the before's files as they are, by name.
  func ownLines(of exercise: Exercise) throws(ReviewError) -> [String: [String]] {
    let folder = root / exercise.sourcesPath(.before)
    guard Files.isFolder(folder) else { return [:] }
    return Self.linesByName(try Files.contents(of: folder))
  }

  /// Returns the lines of files by their names, in whichever folder they are.
  private static func linesByName(_ files: [String: [UInt8]]) -> [String: [String]] {
    let named = files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      TextLines.split(bytes).map { (Path(path).name, $0) }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// Returns the exercise that most of some files' names belong to, if it is another one.
  func otherExercise(
    thanOneOf exercise: Exercise,
    naming files: Set<String>
  ) throws(ReviewError) -> Exercise? {
    let names = Set(files.map { $0.lowercased() })
    let foreign = try names.subtracting(ownLines(of: exercise).keys.map { $0.lowercased() })
    guard foreign.count * 2 > names.count else { return nil }
    for other in try exercises() where other != exercise {
      let others = try ownLines(of: other).keys.map { $0.lowercased() }
      if !foreign.isDisjoint(with: others) { return other }
    }
    return nil
  }
}
