/// How the tests in a checkout compare with the record of those that were shipped.
package enum TestRecord: Hashable, Sendable {
  /// They are the same.
  case current
  /// They differ in these ways.
  case differs([Difference])
  /// There is no record to compare them with.
  case missing

  /// A file in which they differ.
  package struct Difference: Hashable, Sendable {
    /// The file, as a path from the checkout's root.
    package var file: String
    /// What became of it.
    package var change: Change

    /// Creates a difference.
    package init(file: String, change: Change) {
      self.file = file
      self.change = change
    }
  }

  /// What became of a shipped file.
  package enum Change: String, Hashable, Sendable, Codable {
    case edited, deleted, added
  }
}

extension Snapshot {
  /// Puts the tests that were shipped in the place of those in the checkout.
  ///
  /// A verdict is about the code under review. A test that was made to pass by changing it would
  /// say nothing about that.
  ///
  /// - Parameter checkout: The checkout that the snapshot was taken of.
  /// - Returns: How the tests of the checkout compare with the shipped ones.
  package mutating func useShippedTests(
    of checkout: Checkout
  ) throws(ReviewError) -> TestRecord {
    let record = checkout.root / exercise.shippedTestsPath
    guard Files.isFolder(record) else { return .missing }
    let shipped = try Files.contents(of: record)
    let target = exercise.builtTestsPath(side)
    var differences: [TestRecord.Difference] = []
    for path in Set(shipped.keys).union(ownTests(in: target)).sorted() {
      let change = change(from: shipped[path], to: files["\(target)/\(path)"])
      if let change {
        differences.append(.init(file: "\(exercise.testsPath)/\(path)", change: change))
      }
      files["\(target)/\(path)"] = shipped[path]
    }
    return differences.isEmpty ? .current : .differs(differences)
  }

  private func ownTests(in target: String) -> [String] {
    files.keys.compactMap { Path($0).relative(to: Path(target)) }
  }

  /// Line ends do not count: a checkout may spell them its own way.
  private func change(from shipped: [UInt8]?, to own: [UInt8]?) -> TestRecord.Change? {
    guard let shipped else { return .added }
    guard let own else { return .deleted }
    if own == shipped { return nil }
    let isSame = TextLines.split(own) == TextLines.split(shipped)
    return isSame && TextLines.split(own) != nil ? nil : .edited
  }
}
