import Foundation

/// The shape that a review's score has as JSON.
private struct ReviewScoreRecord: Encodable {
  var version = JSONText.version
  var exercise: String
  var minutes: Int
  var seconds: Double?
  var found: Int
  var of: Int
  var precision: Double?
  var recall: Double?
  var severities: [SeverityCount]
  var isWorstFirst: Bool
  var topics: [String]
  var remarks: [RemarkRecord]
  var missed: [Missed]
  var earlier: [Earlier]

  init(_ score: ReviewScore, _ attempt: ReviewAttempt, _ exercise: Exercise, _ all: [ReviewAttempt])
  {
    self.exercise = exercise.name
    minutes = attempt.minutes
    seconds = attempt.seconds
    found = score.found.count
    of = score.bugs.count
    precision = score.precision
    recall = score.recall
    severities = Severity.allCases.compactMap { SeverityCount($0, in: score) }
    isWorstFirst = score.disorder == nil
    topics = score.topics
    remarks = score.remarks.indices.map { RemarkRecord($0, score, attempt) }
    missed = score.missed.map {
      Missed(number: $0.number, severity: $0.severity, topics: $0.topics, hint: $0.hints.first)
    }
    earlier = all.map(Earlier.init)
  }

  struct SeverityCount: Encodable {
    var severity: Severity
    var found: Int
    var of: Int

    init?(_ severity: Severity, in score: ReviewScore) {
      self.severity = severity
      found = score.found.count { $0.severity == severity }
      of = score.bugs.count { $0.severity == severity }
      if of == 0 { return nil }
    }
  }

  struct Missed: Encodable {
    var number: Int
    var severity: Severity
    var topics: [String]
    var hint: String?
  }
}

private struct RemarkRecord: Encodable {
  var text: String
  var places: [CodeRange]
  var outcome: String
  var standing: ReviewScore.Standing
  var finding: Int?
  var stance: Match.Stance?
  var words: [String]?
  var precedent: String?
  var place: String?
  var sameAs: Int?
  var answer: ReviewScore.Answer?

  init(_ index: Int, _ score: ReviewScore, _ attempt: ReviewAttempt) {
    text = attempt.remarks[index]
    places = score.remarks[index].places
    standing = score.standing(of: index)
    switch score.outcomes[index] {
    case .none:
      outcome = "none"
      answer = score.answers[index]
    case .match(let match):
      outcome = "match"
      take(match)
    case .duplicate(let match, let other):
      outcome = "duplicate"
      sameAs = other + 1
      take(match)
    }
  }

  private mutating func take(_ match: Match) {
    finding = match.finding
    stance = match.stance
    words = match.words
    precedent = match.precedent
    place = match.place
  }
}

private struct Earlier: Encodable {
  var date: String
  var seconds: Double?
  var found: [Int]
  var of: Int
  var unlisted: [Unlisted]

  init(_ attempt: ReviewAttempt) {
    date = attempt.date.formatted(.iso8601)
    seconds = attempt.seconds
    found = attempt.found
    of = attempt.bugCount
    unlisted = attempt.unlisted.filter(attempt.remarks.indices.contains).map {
      Unlisted(text: attempt.remarks[$0], answer: attempt.answers[$0])
    }
  }

  struct Unlisted: Encodable {
    var text: String
    var answer: ReviewScore.Answer?
  }
}

private struct HistoryRecord: Encodable {
  var version = JSONText.version
  var exercise: String
  var reviews: [Earlier]
}

extension JSONText {
  /// Returns the score of a review.
  ///
  /// ```json
  /// {
  ///   "earlier" : [ { "date" : "…", "found" : [ 3 ], "of" : 14, "seconds" : 900, "unlisted" : [ ] } ],
  ///   "exercise" : "Favourites",
  ///   "found" : 6,
  ///   "isWorstFirst" : true,
  ///   "minutes" : 45,
  ///   "missed" : [ { "hint" : "…", "number" : 3, "severity" : "critical", "topics" : [ "…" ] } ],
  ///   "of" : 14,
  ///   "precision" : 0.75,
  ///   "recall" : 0.43,
  ///   "remarks" : [
  ///     {
  ///       "finding" : 7,
  ///       "outcome" : "match",
  ///       "place" : "the line is …",
  ///       "places" : [ { "end" : 46, "file" : "…", "start" : 46 } ],
  ///       "stance" : "problem",
  ///       "standing" : "right",
  ///       "text" : "…",
  ///       "words" : [ "relaunch", "gone" ]
  ///     }
  ///   ],
  ///   "seconds" : 1860,
  ///   "severities" : [ { "found" : 4, "of" : 6, "severity" : "critical" } ],
  ///   "topics" : [ "identity" ],
  ///   "version" : 1
  /// }
  /// ```
  ///
  /// `outcome` is `match`, `duplicate` (of the remark with the number `sameAs`) or `none`. `stance`
  /// is `problem`, `fine` or `fineForReason`. `standing` is `right`, `wrong`, `neutral` or `open`. An
  /// `answer` is what the learner said about a remark that is not in the key: `true` or
  /// `misunderstanding`. `seconds` is missing where nobody took the time. Shares are from 0 to 1, and
  /// missing where there is nothing to share. A
  /// `precedent` is an earlier remark that this one is like.
  package static func lines(
    for score: ReviewScore,
    _ attempt: ReviewAttempt,
    of exercise: Exercise,
    earlier: [ReviewAttempt]
  ) -> [String] {
    encode(ReviewScoreRecord(score, attempt, exercise, earlier))
  }

  /// Returns the reviews of an exercise that were handed in:
  /// `{ "exercise" : "…", "reviews" : [ … ], "version" : 1 }`, each as in `earlier` of a score.
  ///
  /// `unlisted` has the remarks that are not in the key: what learners say is `true` is for the
  /// exercise's author.
  package static func lines(for attempts: [ReviewAttempt], of exercise: Exercise) -> [String] {
    encode(HistoryRecord(exercise: exercise.name, reviews: attempts.map(Earlier.init)))
  }
}
