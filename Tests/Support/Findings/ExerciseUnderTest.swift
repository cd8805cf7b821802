internal import Foundation
internal import Testing

/// The exercise and the side of it that a test looks at.
struct ExerciseUnderTest {
  enum Side {
    case before, after
  }

  var name: String
  var side: Side

  /// Reads the exercise off the name of the test's module, such as `FavouritesBeforeTests`.
  ///
  /// Nil for a test that belongs to no exercise.
  init?(of test: Test) {
    self.init(module: test.sourceLocation.moduleName)
  }

  init?(module: String) {
    if module.hasSuffix("BeforeTests") {
      self.init(name: String(module.dropLast("BeforeTests".count)), side: .before)
    } else if module.hasSuffix("AfterTests") {
      self.init(name: String(module.dropLast("AfterTests".count)), side: .after)
    } else {
      return nil
    }
  }

  init(name: String, side: Side) {
    self.name = name
    self.side = side
  }

  /// Whether the before is to the letter what was shipped.
  var isAsShipped: Bool {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return SourceFolder(root.appending(path: "Exercises/\(name)/Sources"))
      == SourceFolder(root.appending(path: ".shipped/\(name)"))
  }
}
