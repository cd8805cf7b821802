/// What a learner's tests would catch.
package struct GradeReport: Hashable, Sendable {
  /// The exercise.
  package var exercise: Exercise
  /// Why nothing could be graded, if so.
  package var obstacle: Obstacle?
  /// The learner's tests, in the order of their places.
  package var tests: [Test]
  /// The findings that can be put back, in the key's order.
  package var findings: [Item]
  /// The wrong fixes, in the key's order.
  package var wrongFixes: [Item]
  /// The findings that cannot be put back.
  package var leftOut: [LeftOut]
  /// How long a test may take.
  package var limit = CheckRequest.defaultLimit
  /// Whether all of it was known from an earlier grade.
  package var isKept: Bool

  /// Creates a report.
  package init(
    exercise: Exercise,
    obstacle: Obstacle? = nil,
    tests: [Test] = [],
    findings: [Item] = [],
    wrongFixes: [Item] = [],
    leftOut: [LeftOut] = [],
    isKept: Bool = false
  ) {
    self.exercise = exercise
    self.obstacle = obstacle
    self.tests = tests
    self.findings = findings
    self.wrongFixes = wrongFixes
    self.leftOut = leftOut
    self.isKept = isKept
  }

  /// How many findings would be caught.
  package var caughtCount: Int { findings.count(where: \.isCaught) }

  /// How many findings there are that can be put back.
  package var mutantCount: Int { findings.count }

  /// The tests that do not pass each time on the solution, which nothing can be told by.
  package var unusable: [Test] { tests.filter { $0.conduct != .passes } }

  /// Whether there is a test that passes each time on the solution; without one nothing is tried.
  package var isAnythingTried: Bool { tests.contains { $0.conduct == .passes } }

  /// The tests that pass whatever is put back or changed.
  package var uncatching: [Test] {
    let catching = Set((findings + wrongFixes).flatMap(\.catches).map(\.name))
    return tests.filter { $0.conduct == .passes && !catching.contains($0.name) }
  }

  /// Whether each finding that can be put back is caught, by tests that all pass on the solution.
  ///
  /// Wrong fixes do not count for it: some of them cannot be told from the code as shipped.
  package var isComplete: Bool {
    obstacle == nil && caughtCount == mutantCount && unusable.isEmpty
  }
}

extension GradeReport {
  /// A reason why there is nothing to grade.
  package enum Obstacle: Hashable, Sendable {
    /// There is no folder for the tests.
    case noFolder
    /// There is no test in the folder.
    case noTests
    /// There is no test but the one that was shipped.
    case onlyExample
    /// The tests do not compile.
    case doesNotCompile([CompileError])
  }

  /// A test that the learner wrote.
  package struct Test: Hashable, Sendable {
    /// Its full name, without its module.
    package var name: String
    /// What it calls itself.
    package var title: String
    /// Where it stands, as a path from the root; none if it never began.
    package var place: SourcePlace?
    /// What it does on the solution.
    package var conduct: Conduct

    /// Creates a test.
    package init(name: String, title: String, place: SourcePlace?, conduct: Conduct = .passes) {
      self.name = name
      self.title = title
      self.place = place
      self.conduct = conduct
    }
  }

  /// What a test does on the solution, where it should pass.
  package enum Conduct: Hashable, Sendable {
    /// It passes each time.
    case passes
    /// It fails each time.
    case fails(Sight)
    /// It passes at one time and not at another.
    case fickle(failures: Int, runs: Int, Sight)
    /// Its process goes down with it.
    case crashes(Sight)
    /// It does not come to an end in time.
    case hangs
    /// It does not begin, or its process ends in the middle of it.
    case doesNotRun
  }

  /// What a test saw where something was amiss.
  package struct Sight: Hashable, Sendable {
    /// What was seen.
    package var text: String?
    /// Where, as a path from the root.
    package var place: SourcePlace?

    /// Creates a sight.
    package init(text: String?, place: SourcePlace?) {
      self.text = text
      self.place = place
    }
  }

  /// A finding that was put back, or a wrong fix, and what became of it.
  package struct Item: Hashable, Sendable {
    /// The variant of the code.
    package var variant: Variant
    /// What it is about, in a few words.
    package var title: String
    /// What a user suffers; the first paragraph of the key's prose.
    package var symptom: String
    /// What the tests said to it.
    package var fate: Fate

    /// Creates an item.
    package init(_ variant: Variant, title: String, symptom: String, fate: Fate) {
      self.variant = variant
      self.title = title
      self.symptom = symptom
      self.fate = fate
    }

    /// Whether a test catches it.
    package var isCaught: Bool { !catches.isEmpty }

    /// The tests that catch it.
    package var catches: [Catch] {
      if case .caught(let catches) = fate { catches } else { [] }
    }
  }

  /// What tests say to changed code.
  package enum Fate: Hashable, Sendable {
    /// Tests fail that would pass on code without this fault.
    case caught([Catch])
    /// So many tests fail, and they fail without the change as well.
    ///
    /// A wrong fix that was made to the code as shipped has that code's other bugs in it. Such tests
    /// say that it is not enough, and not whether it is wrong.
    case staysRed(Int)
    /// All tests pass.
    case getsThrough
    /// Nothing was run: no test passes each time on the solution, or the code could not be built with
    /// these tests.
    case isUntried
  }

  /// A test that catches something.
  package struct Catch: Hashable, Sendable {
    /// Its full name, without its module.
    package var name: String
    /// What it calls itself.
    package var title: String
    /// How it ends there.
    package var end: TestOutcome.End

    /// Creates a catch.
    package init(name: String, title: String, end: TestOutcome.End) {
      self.name = name
      self.title = title
      self.end = end
    }
  }

  /// A finding that cannot be put back.
  package struct LeftOut: Hashable, Sendable {
    /// The finding's number.
    package var number: Int
    /// Why there is no code with it.
    package var reason: Reason

    /// Creates a finding that is left out.
    package init(number: Int, reason: Reason) {
      self.number = number
      self.reason = reason
    }

    /// Why there is no code with a finding.
    package enum Reason: String, Hashable, Sendable, Codable {
      /// It is no bug.
      case notABug = "not a bug"
      /// No test can show it.
      case spoken
      /// The key has no put-back for it.
      case noPutBack = "no put-back"
    }
  }
}
