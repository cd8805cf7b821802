/// How often the after's tests were run, and which ever failed.
package struct Rounds: Hashable, Sendable, Codable {
  /// How often each test was run.
  package var count: Int
  /// What the order of the tests was drawn with.
  package var seed: UInt64
  /// For each test that failed, by name, in how many rounds, and what it was the first time.
  package var failures: [String: Failure] = [:]

  /// Creates rounds without a failure.
  package init(count: Int, seed: UInt64, failures: [String: Failure] = [:]) {
    self.count = count
    self.seed = seed
    self.failures = failures
  }

  /// A test that failed in some rounds.
  package struct Failure: Hashable, Sendable, Codable {
    /// In how many rounds.
    package var count: Int
    /// How the test ended the first time.
    package var first: TestOutcome

    /// Creates a failure.
    package init(count: Int, first: TestOutcome) {
      self.count = count
      self.first = first
    }
  }

  /// Takes the outcomes of one round in.
  mutating func take(_ outcomes: [TestOutcome]) {
    for outcome in outcomes where outcome.end != .passed {
      failures[outcome.name, default: Failure(count: 0, first: outcome)].count += 1
    }
  }
}
