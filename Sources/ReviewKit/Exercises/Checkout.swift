/// A copy of the kit on disk.
package struct Checkout: Hashable, Sendable {
  /// The folder with the manifest.
  package let root: Path

  /// Creates a checkout from its root.
  package init(root: Path) {
    self.root = root
  }

  /// Finds the checkout that a folder lies in.
  ///
  /// Its root is the nearest folder, going up, with a `Package.swift` and an `Exercises` folder.
  package init(around folder: Path) throws(ReviewError) {
    var candidate = folder
    while true {
      if Files.exists(candidate / "Package.swift"), Files.isFolder(candidate / "Exercises") {
        self.init(root: candidate)
        return
      }
      guard candidate.parent != candidate, candidate.text.hasPrefix("/") else {
        throw .noCheckout(from: folder.text)
      }
      candidate = candidate.parent
    }
  }

  /// Returns the exercises in the manifest's order.
  ///
  /// Where the manifest's list cannot be read, every folder counts, by name.
  package func exercises() throws(ReviewError) -> [Exercise] {
    let listed = ManifestReader.exerciseNames(in: try Files.lines(of: root / "Package.swift"))
    if !listed.isEmpty { return listed.map(Exercise.init) }
    let names = try Files.names(in: root / "Exercises")
    return names.filter { Files.isFolder(root / "Exercises/\($0)") }.map(Exercise.init)
  }

  /// Returns the exercise that a word means.
  package func exercise(called word: String) throws(ReviewError) -> Exercise {
    try ExerciseName.find(word, among: try exercises())
  }

  /// Returns an exercise's brief as the file of a language has it.
  package func brief(
    of exercise: Exercise,
    writtenIn language: Language = .english
  ) throws(ReviewError) -> Brief {
    try contents(of: exercise.briefPath(in: language)) { lines, path throws(Malformed) in
      try BriefReader.read(lines, in: path, language: language)
    }
  }

  /// Returns an exercise's key as the file of a language has it.
  package func key(
    of exercise: Exercise,
    writtenIn language: Language = .english
  ) throws(ReviewError) -> Key {
    try contents(of: exercise.keyPath(in: language)) { lines, path throws(Malformed) in
      try KeyReader.read(lines, in: path, language: language)
    }
  }

  /// Reads a text of the checkout.
  ///
  /// - Parameters:
  ///   - path: Its path from the root.
  ///   - read: Makes sense of its lines; it is given the path for complaints.
  /// - Returns: What was read.
  /// - Throws: An error where the file cannot be read, or no sense be made of it.
  func contents<Value>(
    of path: String,
    read: ([String], String) throws(Malformed) -> Value
  ) throws(ReviewError) -> Value {
    let lines = try Files.lines(of: root / path)
    do {
      return try read(lines, path)
    } catch {
      throw .malformed(error)
    }
  }
}
