/// Why a command could not do its work.
///
/// It carries data only. ``ErrorText`` puts it into words, ``ExitCode`` into a number.
package enum ReviewError: Error, Hashable, Sendable {
  // The call was wrong.
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, command: Command.Name, nearest: String?)
  case missingValue(option: String, command: Command.Name)
  case noNumber(option: String, value: String, command: Command.Name)
  case outOfRange(option: String, value: String, most: Int, command: Command.Name)
  case noChoice(of: String, value: String, choices: [String], command: Command.Name)
  case missingFinding(command: Command.Name)
  case missingExercise(command: Command.Name)
  case surplus(argument: String, command: Command.Name)
  case conflict(String, String, command: Command.Name)
  case unknownExercise(String, nearest: String?, all: [String])
  case ambiguousExercise(String, matches: [String])
  case unknownFinding(Int, exercise: String, count: Int)
  case spokenFinding(Int, exercise: String, reason: String)
  case noNewName(String, reason: NoName)
  case nothingSaved(exercise: String)
  case noReview(exercise: String)
  case reviewIsOpen(exercise: String)
  case emptyReview(file: String)
  case otherReview(file: String, exercise: String, other: String)
  case noTranslation(String, exercise: String, languages: [Language])

  // The kit could not run.
  case noCheckout(from: String)
  case unreadable(String, reason: Unreadable)
  case unwritable(String)
  case busy(String)
  case malformed(Malformed)
  case noSwift
  case buildFailed(output: [String])
  case childFailed(program: String, reason: String)
  case noTests(exercise: String)
  case notShipped(exercise: String)
  case oldSwift(needed: String, found: String)
  case diskFull(String)
  case noList

  /// Why a new exercise cannot have a name.
  package enum NoName: Hashable, Sendable {
    /// It is no name for a Swift module.
    case noModule
    /// There is an exercise of that name, or what is left of one.
    case taken(by: String)
  }

  /// Why a file could not be read.
  package enum Unreadable: Hashable, Sendable {
    /// It is not there.
    case missing
    /// It is a folder.
    case folder
    /// Its permissions or the disk do not let it be read.
    case refused
    /// Its bytes are no text.
    case notUTF8
  }
}
