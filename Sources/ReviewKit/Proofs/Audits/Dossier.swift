/// All that an exercise is made of, read in one go.
package struct Dossier: Hashable, Sendable {
  /// The exercise.
  package let exercise: Exercise
  /// Its brief.
  package var brief: Brief
  /// The brief's lines.
  package var briefLines: [String]
  /// Its key.
  package var key: Key
  /// Remarks of reviewers that were judged by hand.
  package var remarks: [LabelledRemark]
  /// The before as shipped.
  package var before: SourceFiles
  /// The after.
  package var after: SourceFiles
  /// The finding tests and guards.
  package var tests: SourceFiles
  /// Whether the learner's code is not what was shipped.
  package var isEdited: Bool
  /// Files that are no part of an exercise, as paths from the checkout's root.
  package var strays: [String]

  /// Reads an exercise.
  package init(of exercise: Exercise, in checkout: Checkout) throws(ReviewError) {
    self.exercise = exercise
    key = try checkout.key(of: exercise)
    brief = try checkout.brief(of: exercise)
    briefLines = try Files.lines(of: checkout.root / exercise.briefPath)
    remarks = try checkout.labelledRemarks(on: exercise)
    before = try SourceFiles(in: checkout.root / exercise.shippedPath)
    after = try SourceFiles(in: checkout.root / exercise.sourcesPath(.after))
    tests = try SourceFiles(in: checkout.root / exercise.testsPath)
    isEdited = try before != SourceFiles(in: checkout.root / exercise.sourcesPath(.before))
    strays = try Self.strays(of: exercise, in: checkout)
  }

  /// A brief or a key, in English or translated: `README.es.md`; or remarks.
  private static func isText(_ file: String) -> Bool {
    (file.hasPrefix("README.") && file.hasSuffix(".md")) || file == "Remarks.txt"
  }

  /// Code stands in `Sources` and `Tests` only, and nothing else does.
  ///
  /// What is among the learner's own tests is nobody else's business.
  private static func strays(
    of exercise: Exercise,
    in checkout: Checkout
  ) throws(ReviewError) -> [String] {
    let folders = [
      "Exercises/\(exercise.name)": ["Sources/", "PullRequestTests/"],
      "Solutions/\(exercise.name)": ["Sources/", "Tests/"],
      exercise.shippedPath: [""],
      exercise.testsPath: [""],
    ]
    var strays: [String] = []
    for (folder, homes) in folders {
      for file in try Files.tree(checkout.root / folder) where !Self.isText(file) {
        let path = "\(folder)/\(file)"
        let isAtHome = homes.contains { file.hasPrefix($0) } && file.hasSuffix(".swift")
        if !isAtHome, !path.hasPrefix("\(exercise.yourTestsPath)/") { strays.append(path) }
      }
    }
    return strays.sorted()
  }
}
