extension Checkout {
  /// Returns the before as it was shipped, by path in its folder; none without a record.
  package func shippedSources(of exercise: Exercise) throws(ReviewError) -> [String: [UInt8]]? {
    let folder = root / exercise.shippedPath
    return Files.isFolder(folder) ? try Files.contents(of: folder) : nil
  }

  /// The folders of an exercise that a record is kept of, and where each record is.
  func recordedFolders(of exercise: Exercise) -> [(folder: Path, record: Path)] {
    [
      (root / exercise.sourcesPath(.before), root / exercise.shippedPath),
      (root / exercise.testsPath, root / exercise.shippedTestsPath),
      (root / exercise.yourTestsPath, root / exercise.shippedYourTestsPath),
    ]
  }

  /// Returns what a record keeps of a folder of an exercise; nothing where it is not there.
  func recordable(
    _ folder: Path,
    of exercise: Exercise
  ) throws(ReviewError) -> [String: [UInt8]] {
    if folder == root / exercise.yourTestsPath { return try yourTests(of: exercise) }
    return Files.isFolder(folder) ? try Files.contents(of: folder) : [:]
  }

  /// Returns the files in which an exercise and its record differ, as paths from the root.
  package func unrecordedFiles(of exercise: Exercise) throws(ReviewError) -> [String] {
    var paths: [String] = []
    for (folder, record) in recordedFolders(of: exercise) {
      let own = try recordable(folder, of: exercise)
      let shipped = Files.isFolder(record) ? try Files.contents(of: record) : [:]
      for file in Set(own.keys).union(shipped.keys).sorted()
      where own[file].map(TextLines.split) != shipped[file].map(TextLines.split) {
        paths.append((folder / file).relative(to: root) ?? file)
      }
    }
    return paths
  }
}
