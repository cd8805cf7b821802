/// The shape that a proof's report has as JSON.
struct ProofRecord: Encodable {
  private var exercise: String
  private var holds: Bool
  private var rounds: Int?
  private var seed: UInt64?
  private var variants: [Variant]
  private var complaints: [Complaint]
  private var notes: [String]

  /// Creates the shape of a report.
  init(_ report: ProofReport) {
    exercise = report.exercise.name
    holds = report.holds
    rounds = report.rounds?.count
    seed = report.rounds?.seed
    variants = report.rows.map { Variant($0, groups: report.groups) }
    complaints = report.complaints
    notes = report.notes
  }

  private struct Variant: Encodable {
    var name: String
    var finding: Int?
    var title: String?
    var compiles: Bool
    var isKept: Bool
    var results: [Result]

    init(_ row: ProofReport.Row, groups: [TestGroup]) {
      name = row.variant.label
      if case .mutant(let number) = row.variant { finding = number }
      title = row.title
      compiles = !row.cells.isEmpty
      isKept = row.isKept
      results = zip(groups, row.cells).map(Result.init)
    }
  }

  private struct Result: Encodable {
    var tests: String
    var result: ProofReport.Word
    var isAsClaimed: Bool

    init(_ group: TestGroup, _ cell: ProofReport.Cell) {
      tests = group.keyWord
      result = cell.word
      isAsClaimed = cell.isAsClaimed
    }
  }
}

extension JSONText {
  /// Returns the reports of proofs.
  ///
  /// ```json
  /// {
  ///   "proofs" : [
  ///     {
  ///       "complaints" : [ { "file" : "…", "line" : 12, "problem" : "…", "remedy" : "…" } ],
  ///       "exercise" : "Favourites",
  ///       "holds" : false,
  ///       "notes" : [ ],
  ///       "rounds" : 20,
  ///       "seed" : 4711,
  ///       "variants" : [
  ///         {
  ///           "compiles" : true,
  ///           "finding" : 3,
  ///           "isKept" : false,
  ///           "name" : "mutant 3",
  ///           "results" : [ { "isAsClaimed" : true, "result" : "red", "tests" : "3" } ],
  ///           "title" : "…"
  ///         }
  ///       ]
  ///     }
  ///   ],
  ///   "version" : 1
  /// }
  /// ```
  ///
  /// A variant is `before`, `after`, `mutant N`, or `fix` and a letter. `tests` is the number of a
  /// finding or `guards`. A result is `green`, `blocked`, `red`, `vanished`, `hung` or `crashed`, the
  /// worst among the tests. `rounds` and `seed` are missing where the after's tests were not run.
  package static func lines(for reports: [ProofReport]) -> [String] {
    encode(ProofsRecord(proofs: reports.map(ProofRecord.init)))
  }
}

private struct ProofsRecord: Encodable {
  var version = JSONText.version
  var proofs: [ProofRecord]
}
