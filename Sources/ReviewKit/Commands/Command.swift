/// What someone asks the program to do.
package enum Command: Hashable, Sendable {
  /// The exercises, how far each is, and the next step.
  case overview
  /// The exercises as a table.
  case list(asJSON: Bool)
  /// What a reviewer is given.
  case show(exercise: String, part: ShownPart, language: String? = nil)
  /// The verdict on each finding.
  case check(CheckRequest)
  /// The verdicts again after each save.
  case watch(CheckRequest)
  /// A review by the learner, and what it comes to.
  case practice(PracticeRequest)
  /// The next hint for a finding.
  case hint(exercise: String, finding: Int, language: String? = nil)
  /// The key, or what it says about one finding.
  case key(exercise: String, finding: Int?, isAnswered: Bool, language: String? = nil)
  /// The questions that come next, one at a time; or a list of them.
  case discuss(exercise: String, isListed: Bool, language: String? = nil)
  /// Two versions of the code against each other.
  case diff(exercise: String, isMine: Bool)
  /// The shipped before, put back; or what that replaced.
  case reset(exercise: String, isUndone: Bool)
  /// An exercise to begin with.
  case new(name: String, isUndone: Bool)
  /// The before and the tests, recorded as shipped.
  case ship(exercise: String?, task: ShipTask)
  /// A script that completes calls in a shell.
  case completions(Shell)
  /// What the learner's own tests would catch.
  case grade(GradeRequest)
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

/// What to do about the record of what was shipped.
package enum ShipTask: Hashable, Sendable {
  /// Write it anew.
  case record
  /// Say whether it is up to date.
  case check
  /// Put back what the last writing replaced.
  case undo
}

/// A shell that can complete what someone types.
package enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash, zsh, fish
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
  /// What the report looks like.
  package var format = Format.text
  /// Where to write the report as JUnit's XML, if anywhere; as it was typed.
  package var junit: String?
  /// Whether to run tests again whose code has not changed.
  package var isFresh = false

  /// A look of a report.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// For people.
    case text
    /// For programs.
    case json
    /// A line for each finding that is not green, as compilers write errors, for editors.
    case compiler
  }

  /// Long enough for a slow machine, short enough to wait for.
  package static let defaultLimit = Duration.seconds(10)

  /// Creates a request.
  package init(exercise: String?) {
    self.exercise = exercise
  }
}
