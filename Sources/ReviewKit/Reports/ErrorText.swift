import Foundation

/// Puts errors into words: what happened, and what to do.
package enum ErrorText {
  /// Returns an error's lines; the first says what happened.
  package static func lines(for error: ReviewError) -> [String] {
    switch error {
    case .unknownCommand(let word, let nearest):
      [
        "There is no command \"\(word)\".\(meant(nearest))",
        "`swift run review help` lists the commands.",
      ]
    case .unknownOption(let word, let command, let nearest):
      ["`\(command.rawValue)` has no option \(word).\(meant(nearest))", help(command)]
    case .missingValue(let option, let command):
      ["\(option) needs a value after it.", help(command)]
    case .noNumber(let option, let value, let command):
      ["\(option) needs a number above 0, and \"\(value)\" is none.", help(command)]
    case .outOfRange(let option, let value, let most, let command):
      [
        "\(option) takes a number from 1 to \(grouped(most)). \"\(value)\" is none of them.",
        help(command),
      ]
    case .noChoice(let name, let value, let choices, let command):
      [
        value.isEmpty
          ? "\(name) needs one of: \(choices.joined(separator: ", "))."
          : "\(name) takes one of: \(choices.joined(separator: ", ")). \"\(value)\" is none of them.",
        help(command),
      ]
    case .missingFinding(let command):
      ["`\(command.rawValue)` needs the number of a finding.", help(command)]
    case .missingExercise(let command):
      [
        "`\(command.rawValue)` needs the name of an exercise.",
        "`swift run review list` lists the exercises.",
      ]
    case .surplus(let argument, let command):
      ["\"\(argument)\" is one word too many.", help(command)]
    case .conflict(let first, let second, let command):
      ["\(first) and \(second) do not go together.", help(command)]
    case .noNewName, .nothingSaved, .unknownExercise, .ambiguousExercise, .unknownFinding,
      .spokenFinding, .noReview, .reviewIsOpen, .emptyReview, .otherReview, .noTranslation:
      exerciseLines(for: error)
    case .noCheckout, .unreadable, .unwritable, .busy, .malformed, .noSwift, .buildFailed,
      .childFailed, .noTests, .notShipped, .oldSwift, .diskFull, .noList:
      kitLines(for: error)
    }
  }

  /// Returns the lines for a call that asks for something that an exercise does not have.
  private static func exerciseLines(for error: ReviewError) -> [String] {
    switch error {
    case .noNewName(let name, let reason):
      noNewName(name, reason)
    case .nothingSaved(let exercise):
      ["Nothing of \(exercise) was saved, so there is nothing to put back."]
    case .unknownExercise(let word, let nearest, let all):
      ["There is no exercise \"\(word)\".\(meant(nearest))", exercises(all)]
    case .ambiguousExercise(let word, let matches):
      ["\"\(word)\" could be \(joined(matches)).", "Type more of the name."]
    case .unknownFinding(let number, let exercise, let count):
      ["\(exercise) has no finding \(number).", "It has \(count) findings, from 1 to \(count)."]
    case .spokenFinding(let number, let exercise, let reason):
      ["Finding \(number) of \(exercise) has no test: \(reason)"]
    case .noReview(let exercise):
      [
        "No review of \(exercise) was begun.",
        "`swift run review practice \(exercise.lowercased())` begins one.",
      ]
    case .reviewIsOpen(let exercise):
      [
        "A review of \(exercise) is open in another terminal.",
        "Hand it in or pause it there first.",
      ]
    case .emptyReview(let file):
      [
        "There is no remark in \(file), so nothing was handed in.",
        "Write one on each line: File.swift:12 what is wrong.",
      ]
    case .otherReview(let file, let exercise, let other):
      [
        "\(file) is about files of \(other), not of \(exercise). Nothing was handed in.",
        "`swift run review practice \(other.lowercased()) --submit \(file)` hands it in there.",
      ]
    case .noTranslation(let word, let exercise, let languages):
      [
        "\(exercise) is not translated into \"\(word)\".",
        "It can be shown in: "
          + languages.map { "\($0.rawValue) (\($0.name))" }.joined(separator: ", ") + ".",
      ]
    default: []
    }
  }

  /// Returns the lines for an error that keeps the kit from running.
  private static func kitLines(for error: ReviewError) -> [String] {
    switch error {
    case .noCheckout(let folder):
      [
        "\(folder) is not inside a checkout of Second Look.",
        "Go to the folder with its Package.swift, or one below it, and try again.",
      ]
    case .unreadable(let path, let reason):
      unreadable(path, reason)
    case .unwritable(let path):
      ["\(path) cannot be written.", "Is the disk full, or the folder read-only?"]
    case .busy(let folder):
      [
        "Another `review` is writing in \(folder), and does not come to an end.",
        "End it, and try again.",
      ]
    case .malformed(let problem):
      ["\(problem.file):\(problem.line): \(problem.problem)", problem.remedy]
    case .noSwift:
      [
        "`swift` was not found in any folder of PATH.",
        "Install a Swift 6.2 toolchain or newer from swift.org, or add its folder to PATH.",
      ]
    case .buildFailed(let output):
      ["The kit itself does not build. What `swift build` said:"] + output
    case .childFailed(let program, let reason):
      ["\(program) could not be started: \(reason)."]
    case .noTests(let exercise):
      ["The tests of \(exercise) could not be listed.", "Is its folder in Tests/Before complete?"]
    case .notShipped(let exercise):
      [
        "There is no record of what \(exercise) was like when it was shipped.",
        "Its maintainer makes one with `swift run review ship \(exercise.lowercased())`.",
      ]
    case .oldSwift(let needed, let found):
      [
        "This kit needs Swift \(needed) or newer, and the toolchain is \(found).",
        "Install a newer one from swift.org, or put its folder first in PATH.",
      ]
    case .diskFull(let path):
      ["There is no room left on the disk that \(path) is on.", "Make some, and try again."]
    case .noList:
      [
        "Package.swift has no list `let exercises: [Exercise] = [` to add a line to.",
        "Put the list back, or add the exercise by hand.",
      ]
    default: []
    }
  }

  private static func noNewName(_ name: String, _ reason: ReviewError.NoName) -> [String] {
    switch reason {
    case .noModule:
      [
        "\"\(name)\" cannot be the name of an exercise.",
        "Begin with a capital letter and use letters and digits only: `swift run review new Checkout`.",
      ]
    case .taken(let path):
      ["\(path) is there already.", "Choose another name, or move it away first."]
    }
  }

  private static func unreadable(_ path: String, _ reason: ReviewError.Unreadable) -> [String] {
    switch reason {
    case .missing: ["\(path) is missing.", "Was it moved or deleted?"]
    case .folder: ["\(path) is a folder.", "Name a file in it."]
    case .refused: ["\(path) cannot be read.", "Look at its permissions."]
    case .notUTF8: ["\(path) is not UTF-8 text.", "Save it in that encoding and try again."]
    }
  }

  private static func meant(_ nearest: String?) -> String {
    nearest.map { " Did you mean \"\($0)\"?" } ?? ""
  }

  /// A number the way it is written in a text: 3,600.
  private static func grouped(_ number: Int) -> String {
    number.formatted(.number.locale(Locale(identifier: "en_US")))
  }

  private static func help(_ command: Command.Name) -> String {
    "`swift run review help \(command.rawValue)` explains the command."
  }

  private static func exercises(_ names: [String]) -> String {
    names.isEmpty
      ? "There are none in this checkout." : "There are: \(names.joined(separator: ", "))."
  }

  private static func joined(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) or \(last)"
  }
}
