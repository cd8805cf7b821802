/// An exercise as the list shows it.
package struct ListEntry: Hashable, Sendable {
  /// The exercise.
  package var exercise: Exercise
  /// What the reviewer is told about it.
  package var brief: Brief
  /// The number of its findings that have tests.
  package var findingCount: Int
  /// How many of them were green at the last check; none if there was no check of this code.
  package var greenCount: Int?
  /// Whether the code did not compile at the last check.
  package var isBroken: Bool
  /// What came of reviews; none if there was none.
  package var review: Progress.Review?
  /// What the learner's own tests caught; none if they were never graded.
  package var tests: Progress.Tests?
  /// How far the learner is with the questions that come next.
  package var questions: AnswerBook.Tally

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - brief: Its brief.
  ///   - key: Its key, in English.
  ///   - progress: How far the learner is, as far as it is known.
  ///   - answers: What the learner answered to the key's questions.
  package init(
    exercise: Exercise,
    brief: Brief,
    key: Key,
    progress: Progress?,
    answers: AnswerBook
  ) {
    self.exercise = exercise
    self.brief = brief
    findingCount = key.tested.count
    greenCount = progress.flatMap {
      $0.verdicts.isEmpty ? nil : $0.greenCount(among: key.tested)
    }
    isBroken = progress?.isBroken ?? false
    review = progress?.review
    tests = progress?.tests
    questions = answers.tally(of: key.followUps.map(\.question))
  }

  /// A part of the work on an exercise, in the order in which it is done.
  package enum Step: String, Hashable, Sendable, CaseIterable {
    case review, fix, test, discuss
  }

  /// Whether any step was begun.
  package var isBegun: Bool {
    Step.allCases.contains(where: isBegun)
  }

  /// The first step that is left to do; none where the exercise is done.
  ///
  /// A review can't be done by someone who has seen what `check` or `grade` says about the
  /// findings. A step that nothing can be done about is none.
  package var nextStep: Step? {
    Step.allCases.first { !isDone($0) }
  }

  private func isBegun(_ step: Step) -> Bool {
    switch step {
    case .review: review != nil
    case .fix: greenCount != nil || isBroken
    case .test: tests != nil
    case .discuss: questions.marked > 0
    }
  }

  private func isDone(_ step: Step) -> Bool {
    switch step {
    case .review: isBegun
    case .fix: !isBroken && (greenCount ?? 0) == findingCount
    // A reviewer asks for a few tests, not for one a finding.
    case .test: findingCount == 0 || (tests?.caught ?? 0) > 0
    case .discuss: questions.marked == questions.of
    }
  }
}
