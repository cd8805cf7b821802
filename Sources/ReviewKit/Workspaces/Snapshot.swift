/// All files that a build of one side of one exercise needs, with their content.
///
/// It is taken in one go, so that what is built and what is reported about are the same code
/// even while someone is typing.
package struct Snapshot: Hashable, Sendable {
  /// The exercise.
  package let exercise: Exercise
  /// The side of it.
  package let side: Side
  /// Who wrote its tests.
  package let author: TestAuthor
  /// Each file's content, by its path from the package's root.
  package var files: [String: [UInt8]]

  /// Creates a snapshot from files at hand.
  package init(
    of exercise: Exercise,
    _ side: Side,
    testsBy author: TestAuthor = .kit,
    files: [String: [UInt8]]
  ) {
    self.exercise = exercise
    self.side = side
    self.author = author
    self.files = files
  }

  /// Takes a snapshot of a checkout.
  ///
  /// A learner's tests are put where the kit's would be, with the kit's driver beside them: whether
  /// the link to it is one does not matter.
  package init(
    of exercise: Exercise,
    _ side: Side,
    testsBy author: TestAuthor = .kit,
    in checkout: Checkout
  ) throws(ReviewError) {
    self.exercise = exercise
    self.side = side
    self.author = author
    files = ["Package.swift": try Files.bytes(of: checkout.root / "Package.swift")]
    for module in try Files.names(in: checkout.root / "Sources")
    where !Self.runner.contains(module) {
      try take("Sources/\(module)", from: checkout)
    }
    try take("Tests/Support", from: checkout)
    try take(exercise.sourcesPath(side), from: checkout)
    let built = exercise.builtTestsPath(side)
    switch author {
    case .kit: try take(exercise.testsPath, as: built, from: checkout)
    case .learner:
      for (file, bytes) in try checkout.yourTests(of: exercise) {
        files["\(built)/\(file)"] = bytes
      }
      try take(exercise.driverPath, as: "\(built)/\(Exercise.driver)", from: checkout)
    }
  }

  /// The modules that no exercise is built with.
  private static let runner = ["ReviewKit", "benchmarks", "review"]

  private mutating func take(
    _ folder: String,
    as target: String? = nil,
    from checkout: Checkout
  ) throws(ReviewError) {
    guard Files.isFolder(checkout.root / folder) else { return }
    for file in try Files.tree(checkout.root / folder) {
      files["\(target ?? folder)/\(file)"] = try Files.bytes(
        of: checkout.root / "\(folder)/\(file)"
      )
    }
  }

  /// What stands for the content of all files.
  package var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.combine("\(exercise.name)/\(side.rawValue)")
    if author == .learner { fingerprint.combine("by the learner") }
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      fingerprint.combine(path)
      fingerprint.combine(bytes)
    }
    return fingerprint
  }

  /// Whether there is any code to build on the side in question.
  package var hasSources: Bool {
    files.contains { path, bytes in
      path.hasPrefix(exercise.sourcesPath(side)) && path.hasSuffix(".swift") && !bytes.isEmpty
    }
  }

  /// Returns the path in the checkout of a file of the snapshot.
  package func originalPath(of path: String) -> String {
    let built = exercise.builtTestsPath(side) + "/"
    guard path.hasPrefix(built) else { return path }
    let file = path.dropFirst(built.count)
    let isYours = author == .learner && !file.hasPrefix("\(Exercise.driver)/")
    return "\(isYours ? exercise.yourTestsPath : exercise.testsPath)/\(file)"
  }

  /// The folders of the checkout that its tests are from.
  var testFolders: [String] {
    switch author {
    case .kit: [exercise.testsPath]
    case .learner: [exercise.yourTestsPath, exercise.driverPath]
    }
  }
}
