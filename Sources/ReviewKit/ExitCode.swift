/// What the command tells the shell.
package enum ExitCode: Int32, Hashable, Sendable {
  /// All green, or there was nothing to check.
  case success = 0
  /// Something is not green.
  case notGreen = 1
  /// The call was wrong.
  case wrongCall = 2
  /// The kit itself could not run.
  case kitFailed = 3

  /// The code for an error.
  package init(_ error: ReviewError) {
    switch error {
    case .unknownCommand, .unknownOption, .missingValue, .noNumber, .outOfRange, .noChoice,
      .missingFinding, .missingExercise, .surplus, .conflict, .noNewName, .nothingSaved,
      .unknownExercise, .ambiguousExercise, .unknownFinding, .spokenFinding, .noTranslation,
      .noReview, .reviewIsOpen, .emptyReview, .otherReview:
      self = .wrongCall
    case .noCheckout, .unreadable, .unwritable, .busy, .malformed, .noSwift, .buildFailed,
      .childFailed, .noTests, .notShipped, .oldSwift, .diskFull, .noList:
      self = .kitFailed
    }
  }
}
