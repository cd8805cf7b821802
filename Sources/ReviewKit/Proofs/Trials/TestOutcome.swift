/// What became of one test in one trial.
package struct TestOutcome: Hashable, Sendable, Codable {
  /// The test's full name, without its module.
  package var name: String
  /// The suite inside the exercise's suite: `Finding03`, `Guards`.
  package var suite: String
  /// What a user should see.
  package var title: String
  /// Where it stands, with the file as a path from the root; none if it never began.
  package var place: SourcePlace?
  /// How it ended.
  package var end: End
  /// What was recorded against it.
  package var issues: [Issue]

  /// Creates an outcome.
  package init(
    name: String,
    suite: String,
    title: String,
    place: SourcePlace? = nil,
    end: End,
    issues: [Issue] = []
  ) {
    self.name = name
    self.suite = suite
    self.title = title
    self.place = place
    self.end = end
    self.issues = issues
  }

  /// How a test ends.
  package enum End: String, Hashable, Sendable, Codable {
    /// It ran to its end and nothing was recorded.
    case passed
    /// Something was recorded.
    case failed
    /// All that was recorded is that another finding is in the way.
    case blocked
    /// The process went down with it.
    case crashed
    /// It did not come to an end in time.
    case hung
    /// It never began, or its process ended in the middle of it.
    case vanished
  }

  /// Something that was recorded.
  package struct Issue: Hashable, Sendable, Codable {
    /// What was seen.
    package var text: String
    /// Where, with the file as a path from the root.
    package var place: SourcePlace?
    /// The finding in the way, if that is all it says.
    package var blockingFinding: Int?

    /// Creates an issue.
    package init(text: String, place: SourcePlace?, blockingFinding: Int? = nil) {
      self.text = text
      self.place = place
      self.blockingFinding = blockingFinding
    }
  }

  /// The findings that were in the way.
  package var blockers: Set<Int> { Set(issues.compactMap(\.blockingFinding)) }
}

extension TestOutcome {
  /// Creates the outcome of a test from what is said about it.
  init(_ name: TestName, _ result: TestResult) {
    self.init(
      name: name.ownName,
      suite: name.suite,
      title: result.title,
      place: result.place,
      end: End(result.verdict),
      issues: result.issues.map {
        Issue(text: $0.text, place: $0.place, blockingFinding: $0.blockingFinding)
      }
    )
    if case .crashed(let crash) = result.verdict, let message = crash.message {
      issues.append(Issue(text: message, place: crash.place))
    }
  }
}

extension TestOutcome {
  /// Returns the outcome with the files of the checkout for those that Swift names.
  func located(in snapshot: Snapshot) -> TestOutcome {
    var outcome = self
    outcome.place = place.map(snapshot.located)
    for index in issues.indices {
      outcome.issues[index].place = issues[index].place.map(snapshot.located)
    }
    return outcome
  }
}

extension TestOutcome.End {
  init(_ verdict: Verdict) {
    switch verdict {
    case .green: self = .passed
    case .red: self = .failed
    case .blocked: self = .blocked
    case .crashed: self = .crashed
    case .hung: self = .hung
    case .didNotCompile, .didNotRun, .spoken: self = .vanished
    }
  }
}
