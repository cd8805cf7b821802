/// Why a learner's tests could not be graded, and what to do.
struct ObstacleText {
  private let obstacle: GradeReport.Obstacle
  private let exercise: Exercise
  private let terminal: Terminal

  /// Creates the text of an obstacle.
  init(_ obstacle: GradeReport.Obstacle, of exercise: Exercise, for terminal: Terminal) {
    self.obstacle = obstacle
    self.exercise = exercise
    self.terminal = terminal
  }

  /// The lines of the text.
  var lines: [String] {
    let head = terminal.wrap(matter).map { terminal.paint($0, .red) }
    return Array(([head] + errors + [terminal.wrap(remedy)]).joined(separator: [""]))
  }

  private var errors: [[String]] {
    guard case .doesNotCompile(let errors) = obstacle else { return [] }
    return [CompileErrorsText(errors, for: terminal).lines]
  }

  private var matter: String {
    let path = exercise.yourTestsPath
    return switch obstacle {
    case .noFolder: "\(path) is missing."
    case .noTests: "There is no test in \(path)."
    case .onlyExample: "There is only the shipped example in \(path): it catches nothing yet."
    case .doesNotCompile: "Your tests of \(exercise.name) do not compile with the solution."
    }
  }

  private var remedy: String {
    let example = "\(exercise.shippedYourTestsPath) has an example."
    return switch obstacle {
    case .noFolder:
      "Make it and write a test into it, in a file such as YourTests.swift. \(example)"
    case .noTests:
      "A test is a function with `@Test` before it, in a Swift file. \(example)"
    case .onlyExample:
      "Think of something that a user should see and does not, write a test beside the example "
        + "that looks at it, and call `swift run review grade \(exercise.typedName)` again."
    case .doesNotCompile:
      "If they compile with the code under review, they use something that the solution does not "
        + "have. Go through \(exercise.driverPath) alone, and import no code of the app."
    }
  }
}
