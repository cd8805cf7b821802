/// An exercise of a checkout: its name, and where its parts lie.
package struct Exercise: Hashable, Sendable {
  /// The name of its folders and the start of its targets' names.
  package let name: String

  /// Creates an exercise.
  package init(name: String) {
    self.name = name
  }

  /// The name as one types it.
  package var typedName: String { name.lowercased() }

  /// The brief, from the checkout's root.
  package var briefPath: String { briefPath(in: .english) }

  /// The key, from the checkout's root.
  package var keyPath: String { keyPath(in: .english) }

  /// The remarks of reviewers that were judged by hand, from the checkout's root.
  package var remarksPath: String { "Solutions/\(name)/Remarks.txt" }

  /// The brief in a language, from the checkout's root.
  package func briefPath(in language: Language) -> String {
    "Exercises/\(name)/\(language.fileName)"
  }

  /// The key in a language, from the checkout's root.
  package func keyPath(in language: Language) -> String {
    "Solutions/\(name)/\(language.fileName)"
  }

  /// The finding and guard tests, from the checkout's root.
  package var testsPath: String { "Tests/Before/\(name)" }

  /// What the tests drive the app with, from the checkout's root.
  var driverPath: String { "\(testsPath)/\(Self.driver)" }

  /// The learner's own tests, from the checkout's root.
  package var yourTestsPath: String { "Exercises/\(name)/Tests" }

  /// The folder of the driver among tests; among the learner's it is a link.
  static let driver = "App"

  /// The record of the before as it was shipped, from the checkout's root.
  package var shippedPath: String { ".shipped/\(name)" }

  /// The record of the tests as they were shipped, from the checkout's root.
  package var shippedTestsPath: String { ".shipped/Tests/\(name)" }

  /// The record of the example among the learner's tests, from the checkout's root.
  package var shippedYourTestsPath: String { ".shipped/YourTests/\(name)" }

  /// The code of one side, from the checkout's root.
  package func sourcesPath(_ side: Side) -> String {
    switch side {
    case .before: "Exercises/\(name)/Sources"
    case .after: "Solutions/\(name)/Sources"
    }
  }

  /// Where the manifest looks for the tests of one side, from the package's root.
  ///
  /// In a checkout, the after's are the before's by way of a link.
  func builtTestsPath(_ side: Side) -> String {
    "Tests/\(side.targetSuffix)/\(name)"
  }

  /// The name of one side's test target.
  func testTarget(_ side: Side) -> String {
    "\(name)\(side.targetSuffix)Tests"
  }
}
