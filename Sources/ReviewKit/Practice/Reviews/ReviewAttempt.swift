package import Foundation

/// A review that was handed in, as it is kept.
package struct ReviewAttempt: Hashable, Sendable, Codable {
  /// When it was handed in.
  package var date: Date
  /// How long was practised, in seconds; none where nobody took the time.
  package var seconds: Double?
  /// How long was allowed, in minutes.
  package var minutes: Int
  /// The remarks in the learner's own words.
  package var remarks: [String]
  /// The numbers of the bugs that were found, in the order of the remarks.
  package var found: [Int]
  /// How many bugs there are in the key.
  package var bugCount: Int
  /// What the learner said about remarks that are about nothing in the key, by index.
  package var answers: [Int: ReviewScore.Answer]
  /// The indices of the remarks that are about nothing in the key.
  package var unlisted: [Int]

  /// Creates the record of a review.
  package init(_ score: ReviewScore, of draft: ReviewDraft, isTimed: Bool, date: Date) {
    self.date = date
    seconds = isTimed ? draft.seconds : nil
    minutes = draft.minutes
    remarks = draft.remarks
    found = score.found.map(\.number)
    bugCount = score.bugs.count
    answers = score.answers
    unlisted = score.unlisted
  }
}
