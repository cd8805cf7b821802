/// The shape that a grade's report has as JSON.
struct GradeRecord: Encodable {
  private var version = JSONText.version
  private var exercise: String
  private var caught: Int
  private var of: Int
  private var isComplete: Bool
  private var isKept: Bool
  private var obstacle: String?
  private var compileErrors: [CompileErrorRecord]?
  private var findings: [Item]
  private var wrongFixes: [Item]
  private var leftOut: [LeftOut]
  private var tests: [Test]

  /// Creates the shape of a report.
  init(_ report: GradeReport) {
    exercise = report.exercise.name
    caught = report.caughtCount
    of = report.mutantCount
    isComplete = report.isComplete
    isKept = report.isKept
    obstacle = report.obstacle?.word
    if case .doesNotCompile(let errors) = report.obstacle {
      compileErrors = errors.map(CompileErrorRecord.init)
    }
    findings = report.findings.map(Item.init)
    wrongFixes = report.wrongFixes.map(Item.init)
    leftOut = report.leftOut.map { LeftOut(finding: $0.number, reason: $0.reason) }
    tests = report.tests.map { Test($0, catches: report.findings) }
  }

  private struct Item: Encodable {
    var finding: Int?
    var title: String
    var symptom: String
    var result: String
    var by: [Catch]

    init(_ item: GradeReport.Item) {
      finding = item.variant.finding
      title = item.title
      symptom = item.symptom
      result = item.fate.result
      by = item.catches.map { Catch(test: $0.name, end: $0.end) }
    }
  }

  private struct Catch: Encodable {
    var test: String
    var end: TestOutcome.End
  }

  private struct LeftOut: Encodable {
    var finding: Int
    var reason: GradeReport.LeftOut.Reason
  }

  private struct Test: Encodable {
    var name: String
    var title: String
    var file: String?
    var line: Int?
    var onSolution: String
    var seen: String?
    var catches: [Int]

    init(_ test: GradeReport.Test, catches findings: [GradeReport.Item]) {
      name = test.name
      title = test.title
      file = test.place?.file
      line = test.place?.line
      onSolution = test.conduct.word
      seen = test.conduct.sight?.text
      catches = findings.filter { $0.catches.contains { $0.name == test.name } }
        .compactMap(\.variant.finding)
    }
  }
}

extension GradeReport.Obstacle {
  fileprivate var word: String {
    switch self {
    case .noFolder: "no folder"
    case .noTests: "no tests"
    case .onlyExample: "only the example"
    case .doesNotCompile: "does not compile"
    }
  }
}

extension GradeReport.Fate {
  /// The word for programs, which stays when the one for people changes.
  fileprivate var result: String {
    switch self {
    case .caught: "caught"
    case .staysRed: "stays red"
    case .getsThrough: "gets past"
    case .isUntried: "not tried"
    }
  }
}

extension GradeReport.Conduct {
  fileprivate var word: String {
    switch self {
    case .passes: "passes"
    case .fails: "fails"
    case .fickle: "fickle"
    case .crashes: "crashes"
    case .hangs: "hangs"
    case .doesNotRun: "does not run"
    }
  }

  fileprivate var sight: GradeReport.Sight? {
    switch self {
    case .fails(let sight), .fickle(_, _, let sight), .crashes(let sight): sight
    case .passes, .hangs, .doesNotRun: nil
    }
  }
}

extension JSONText {
  /// Returns the report of a grade.
  ///
  /// ```json
  /// {
  ///   "caught" : 9,
  ///   "exercise" : "Favourites",
  ///   "findings" : [
  ///     {
  ///       "by" : [ { "end" : "failed", "test" : "YourTests/relaunch()" } ],
  ///       "finding" : 7,
  ///       "result" : "caught",
  ///       "symptom" : "…",
  ///       "title" : "…"
  ///     }
  ///   ],
  ///   "isComplete" : false,
  ///   "isKept" : false,
  ///   "leftOut" : [ { "finding" : 15, "reason" : "not a bug" } ],
  ///   "of" : 14,
  ///   "tests" : [
  ///     {
  ///       "catches" : [ 7 ],
  ///       "file" : "Exercises/Favourites/Tests/YourTests.swift",
  ///       "line" : 12,
  ///       "name" : "YourTests/relaunch()",
  ///       "onSolution" : "passes",
  ///       "title" : "a heart is there after a relaunch"
  ///     }
  ///   ],
  ///   "version" : 1,
  ///   "wrongFixes" : [ { "by" : [ ], "result" : "gets past", "symptom" : "…", "title" : "…" } ]
  /// }
  /// ```
  ///
  /// `caught` of the `of` findings that can be put back are noticed. `isComplete` is true where all
  /// of them are and each test passes on the solution; wrong fixes do not count for it. A result is `caught`,
  /// `gets past` or `not tried`, where the code could not be built with the tests or none of them
  /// passes each time on the solution; of a wrong fix also `stays red`, where tests fail that fail on the code as shipped as well. The end of a test
  /// that catches is `failed`, `blocked`, `crashed`, `hung` or `vanished`. `onSolution` is `passes`,
  /// `fails`, `fickle`, `crashes`, `hangs` or `does not run`; with some of them comes `seen`. The
  /// reason why a finding is left out is `not a bug`, `spoken` or `no put-back`.
  ///
  /// Where nothing could be graded, the lists are empty and `obstacle` is `no folder`, `no tests`,
  /// `only the example` or `does not compile`. With the last come `compileErrors`, as in a check.
  package static func lines(for report: GradeReport) -> [String] {
    encode(GradeRecord(report))
  }
}
