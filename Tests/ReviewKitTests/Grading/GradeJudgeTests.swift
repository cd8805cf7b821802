import ReviewKit
import Testing

/// What a learner's tests would catch, from how they ended.
struct GradeJudgeTests {
  private typealias Sample = GradeSample

  @Test func `a finding is caught by each test that does not pass with it put back`() {
    let report = Sample.report([
      .mutant(1): Sample.trial(lit: .failed, dark: .crashed),
      .mutant(12): Sample.trial(),
      .wrongFix(0): Sample.trial(lit: .hung),
      .before: Sample.trial(),
      .wrongFix(1): Sample.trial(),
    ])
    #expect(report.findings.map(\.variant) == [.mutant(1), .mutant(12)])
    #expect(
      report.findings.map(\.fate) == [
        .caught([
          .init(name: "YourTests/dark()", title: "the lamp is dark", end: .crashed),
          .init(name: "YourTests/lit()", title: "the lamp is lit", end: .failed),
        ]),
        .getsThrough,
      ]
    )
    #expect(
      report.wrongFixes.map(\.fate) == [
        .caught([.init(name: "YourTests/lit()", title: "the lamp is lit", end: .hung)]),
        .getsThrough,
      ]
    )
    #expect(report.caughtCount == 1)
    #expect(report.mutantCount == 2)
    #expect(!report.isComplete)
    #expect(report.uncatching == [])
  }

  @Test func `of the key only what a user suffers is passed on`() {
    let report = Sample.report([:])
    #expect(report.findings.map(\.symptom) == ["It stays **dark**.", "It stays lit."])
    #expect(report.wrongFixes.map(\.symptom) == ["It is lit for a moment.", "The bulb was fine."])
    #expect(
      report.leftOut == [
        .init(number: 2, reason: .notABug), .init(number: 3, reason: .spoken),
      ]
    )
  }

  @Test func `tests are told in the order of their places`() {
    #expect(Sample.report([:]).tests.map(\.title) == ["the lamp is lit", "the lamp is dark"])
  }

  @Test func `a test that catches nothing is known`() {
    let report = Sample.report([
      .mutant(1): Sample.trial(lit: .failed), .mutant(12): Sample.trial(lit: .failed),
    ])
    #expect(report.uncatching.map(\.title) == ["the lamp is dark"])
    #expect(report.isComplete)
  }

  @Test func `a fix of the before is caught only by what passes without it`() {
    func fate(before: Trial, fix: Trial) -> GradeReport.Fate? {
      Sample.report([.before: before, .wrongFix(1): fix]).wrongFixes.last?.fate
    }
    let (green, red) = (Sample.trial(), Sample.trial(lit: .failed))
    let both = Sample.trial(lit: .failed, dark: .failed)
    let dark = GradeReport.Catch(name: "YourTests/dark()", title: "the lamp is dark", end: .failed)
    #expect(fate(before: red, fix: green) == .getsThrough)
    #expect(fate(before: red, fix: red) == .staysRed(1))
    #expect(fate(before: red, fix: both) == .caught([dark]))
    #expect(fate(before: both, fix: both) == .staysRed(2))
  }

  @Test func `what could not be built with the tests was not tried`() {
    let broken = Trial(compileErrors: [CompileError(file: "Lamp.swift", message: "no")])
    let report = Sample.report([
      .mutant(1): broken, .before: broken, .wrongFix(1): Sample.trial(),
    ])
    #expect(report.findings.map(\.fate) == [.isUntried, .isUntried])
    #expect(report.wrongFixes.map(\.fate) == [.isUntried, .isUntried])
    #expect(!report.isComplete)
  }

  // MARK: - On the solution

  @Test func `a test that fails on the solution catches nothing`() {
    let report = Sample.report(
      runs: [Sample.run(lit: .failed), Sample.run(lit: .failed), Sample.run(lit: .failed)],
      [
        .mutant(1): Sample.trial(lit: .failed),
        .mutant(12): Sample.trial(lit: .failed, dark: .failed),
      ]
    )
    #expect(report.findings.map(\.isCaught) == [false, true])
    #expect(report.unusable.map(\.title) == ["the lamp is lit"])
    #expect(report.uncatching == [])
  }

  @Test func `findings all caught are not enough while a test fails on the solution`() {
    let caught = Sample.trial(lit: nil, dark: .failed)
    let trials = [Variant.mutant(1): caught, .mutant(12): caught]
    #expect(Sample.report(trials).isComplete)
    let runs = [Sample.run(lit: .hung), Sample.run(lit: nil)]
    #expect(!Sample.report(runs: runs, trials).isComplete)
  }

  @Test(
    arguments: [
      ([.passed, .passed, .passed], .passes),
      ([.failed, .failed, .failed], .fails(sight)),
      ([.blocked, .blocked], .fails(sight)),
      ([.passed, .failed, .passed], .fickle(failures: 1, runs: 3, sight)),
      ([.failed, .passed], .fickle(failures: 1, runs: 2, sight)),
      ([.crashed], .crashes(sight)), ([.hung], .hangs), ([.vanished], .doesNotRun),
    ] as [([TestOutcome.End], GradeReport.Conduct)])
  func `how a test does on the solution is told from all runs`(
    ends: [TestOutcome.End],
    conduct: GradeReport.Conduct
  ) {
    let report = Sample.report(runs: ends.map { [Sample.outcome("lit", line: 5, $0)] }, [:])
    #expect(report.tests.map(\.conduct) == [conduct])
  }

  /// The place of the test, where nothing was recorded.
  private static let sight = GradeReport.Sight(
    text: nil,
    place: SourcePlace(file: GradeSample.file, line: 5)
  )

  @Test func `what was seen first is passed on`() {
    let issue = TestOutcome.Issue(text: "It is dark", place: SourcePlace(file: "a", line: 7))
    let runs = [
      [Sample.outcome("lit", line: 5, .passed)],
      [Sample.outcome("lit", line: 5, .failed, seen: issue)],
    ]
    #expect(
      Sample.report(runs: runs, [:]).tests.map(\.conduct) == [
        .fickle(failures: 1, runs: 2, .init(text: "It is dark", place: issue.place))
      ]
    )
  }

  @Test func `where no test passes on the solution, nothing is tried`() {
    let runs = [Sample.run(lit: .failed, dark: .failed)]
    let report = Sample.report(runs: runs, [.mutant(1): Sample.trial()])
    #expect(report.findings.map(\.fate) == [.isUntried, .isUntried])
    #expect(report.wrongFixes.map(\.fate) == [.isUntried, .isUntried])
    #expect(!report.isAnythingTried)
    #expect(report.caughtCount == 0)
    #expect(Sample.report([:]).isAnythingTried)
  }
}
