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

  /// Returns an exercise's brief.
  package func brief(of exercise: Exercise) throws(ReviewError) -> Brief {
    let lines = try Files.lines(of: root / exercise.briefPath)
    do {
      return try BriefReader.read(lines, in: exercise.briefPath)
    } catch {
      throw .malformed(error)
    }
  }

  /// Returns an exercise's key.
  package func key(of exercise: Exercise) throws(ReviewError) -> Key {
    let lines = try Files.lines(of: root / exercise.keyPath)
    do {
      return try KeyReader.read(lines, in: exercise.keyPath)
    } catch {
      throw .malformed(error)
    }
  }
}
