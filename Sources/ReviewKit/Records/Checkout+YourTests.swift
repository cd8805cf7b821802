extension Checkout {
  /// Returns the learner's own tests, by path in their folder; the driver is left out.
  ///
  /// - Returns: The files; none where there is no folder.
  package func yourTests(of exercise: Exercise) throws(ReviewError) -> [String: [UInt8]] {
    let folder = root / exercise.yourTestsPath
    guard Files.isFolder(folder) else { return [:] }
    var tests: [String: [UInt8]] = [:]
    for name in try Files.names(in: folder) where name != Exercise.driver {
      if Files.isFolder(folder / name) {
        for (file, bytes) in try Files.contents(of: folder / name) {
          tests["\(name)/\(file)"] = bytes
        }
      } else {
        tests[name] = try Files.bytes(of: folder / name)
      }
    }
    return tests
  }

  /// Whether some tests are none but the example that was shipped, however its lines end.
  package func areOnlyExample(
    _ tests: [String: [UInt8]],
    of exercise: Exercise
  ) throws(ReviewError) -> Bool {
    let record = root / exercise.shippedYourTestsPath
    guard Files.isFolder(record) else { return false }
    let shipped = try Files.contents(of: record)
    return shipped.keys == tests.keys
      && tests.allSatisfy { TextLines.split($0.value) == shipped[$0.key].flatMap(TextLines.split) }
  }
}
