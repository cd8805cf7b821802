/// What someone asks the program to do.
package enum Command: Hashable, Sendable {
  /// The exercises, how far each is, and the next step.
  case overview
  /// The exercises as a table.
  case list(asJSON: Bool)
  /// What a reviewer is given.
  case show(exercise: String, part: ShownPart)
  /// The verdict on each finding.
  case check(CheckRequest)
  /// The proof that each exercise is what its key says.
  case verify(VerifyRequest)
  /// How the program, or one command, is called.
  case help(Name?)
  /// The program's version.
  case version

  /// Which part of an exercise to show.
  package enum ShownPart: Hashable, Sendable {
    /// The brief and the code.
    case all
    /// The brief only.
    case brief
    /// The code only.
    case code
  }
}

/// What to check, and how.
package struct CheckRequest: Hashable, Sendable {
  /// The exercise, as it was typed; none for every exercise.
  package var exercise: String?
  /// The side to check.
  package var side = Side.before
  /// The findings to check; all of them if empty.
  package var findings: [Int] = []
  /// How long the tests of one finding may take.
  package var limit = CheckRequest.defaultLimit
  /// Whether the report is for programs.
  package var asJSON = false

  /// Long enough for a slow machine, short enough to wait for.
  package static let defaultLimit = Duration.seconds(10)

  /// Creates a request.
  package init(exercise: String?) {
    self.exercise = exercise
  }
}
