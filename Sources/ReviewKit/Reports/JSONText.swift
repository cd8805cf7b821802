import Foundation

/// Reports as JSON, for programs.
///
/// Each report is one object with a `version`, which goes up when a field changes its meaning or
/// goes away. Fields may be added without that. Keys are sorted.
package enum JSONText {
  /// The version of all shapes described here.
  static let version = 1

  /// Returns the report of a check.
  ///
  /// ```json
  /// {
  ///   "compileErrors" : [ { "column" : 5, "file" : "…", "line" : 12, "message" : "…" } ],
  ///   "exercise" : "Favourites",
  ///   "findings" : [
  ///     {
  ///       "number" : 1,
  ///       "severity" : "critical",
  ///       "tests" : [
  ///         {
  ///           "issues" : [ { "file" : "…", "line" : 40, "text" : "…" } ],
  ///           "name" : "staysOnItsRow()",
  ///           "title" : "the heart stays on its row",
  ///           "verdict" : "red"
  ///         }
  ///       ],
  ///       "title" : "…",
  ///       "verdict" : "red"
  ///     }
  ///   ],
  ///   "green" : 3,
  ///   "guards" : { "tests" : [ ], "verdict" : "green" },
  ///   "of" : 15,
  ///   "side" : "before",
  ///   "version" : 1
  /// }
  /// ```
  ///
  /// A verdict is `green`, `red`, `blocked`, `crashed`, `hung`, `did not compile`, `did not run` or
  /// `spoken`. With `blocked` comes `blockedBy`, the numbers of findings; with the others that are
  /// neither green nor red, a `reason`. `guards` is missing where they were not run.
  ///
  /// Where the tests in the checkout are not those that were shipped and run, `shippedTests` says
  /// how: `{ "differences" : [ { "change" : "edited", "file" : "…" } ], "isRecorded" : true }`.
  /// `unchangedSince` is the time of an earlier run that verdicts are from.
  package static func lines(for report: CheckReport) -> [String] {
    encode(CheckRecord(report))
  }

  /// Returns the reports of several checks: `{ "checks" : [ … ], "version" : 1 }`.
  package static func lines(for reports: [CheckReport]) -> [String] {
    encode(ChecksRecord(checks: reports.map(CheckRecord.init)))
  }

  /// Returns the list of exercises.
  ///
  /// ```json
  /// {
  ///   "exercises" : [
  ///     {
  ///       "discussed" : { "marked" : 2, "of" : 5, "well" : 1 },
  ///       "green" : 3,
  ///       "minutes" : 45,
  ///       "name" : "Favourites",
  ///       "of" : 15,
  ///       "reviewed" : { "best" : 8, "date" : "2026-01-31T12:00:00Z", "last" : 6, "of" : 14 },
  ///       "tested" : { "caught" : 3, "of" : 14 },
  ///       "title" : "…",
  ///       "topics" : [ "identity" ]
  ///     }
  ///   ],
  ///   "version" : 1
  /// }
  /// ```
  ///
  /// `green` is missing where nothing was checked yet, or not since the last reset. `compiles` is
  /// there, and false, where the code did not compile at the last check; `green` is then from
  /// before. `of` counts the findings that have tests. `reviewed` is about reviews that were
  /// practised: how many findings the best one and the last one found, where what is no bug does not
  /// count. `tested` is how many findings the learner's own tests caught, of those that can be put
  /// back. Both are missing where there was none. `discussed` says how many of the key's questions were marked at
  /// least once, and how many of them well the last time.
  package static func lines(for entries: [ListEntry]) -> [String] {
    encode(ListRecord(exercises: entries.map(ListRecord.Entry.init)))
  }

  static func encode(_ record: some Encodable) -> [String] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(record) else { return [] }
    return [String(decoding: data, as: UTF8.self)]
  }
}

private struct ListRecord: Encodable {
  var version = JSONText.version
  var exercises: [Entry]

  struct Entry: Encodable {
    var name: String
    var title: String
    var minutes: Int
    var topics: [String]
    var green: Int?
    var of: Int
    var compiles: Bool?
    var reviewed: Progress.Review?
    var tested: Progress.Tests?
    var discussed: Discussed

    struct Discussed: Encodable {
      var marked: Int
      var well: Int
      var of: Int
    }

    init(_ entry: ListEntry) {
      name = entry.exercise.name
      title = entry.brief.title
      minutes = entry.brief.minutes
      topics = entry.brief.topics
      green = entry.greenCount
      of = entry.findingCount
      compiles = entry.isBroken ? false : nil
      reviewed = entry.review
      tested = entry.tests
      let questions = entry.questions
      discussed = Discussed(marked: questions.marked, well: questions.well, of: questions.of)
    }
  }
}

private struct ChecksRecord: Encodable {
  var version = JSONText.version
  var checks: [CheckRecord]
}
