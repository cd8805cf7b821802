/// What is said about a finding after its tests were run.
package enum Verdict: Hashable, Sendable {
  /// Each of its tests ran to its end and nothing was recorded.
  case green
  /// A test saw something other than what a user should see.
  case red
  /// Its tests cannot be reached until other findings are fixed.
  case blocked(by: [Int])
  /// The app stopped.
  case crashed(Crash)
  /// The app never answered, and was ended after the limit.
  case hung(after: Duration)
  /// The code does not compile.
  case didNotCompile
  /// Its tests did not run to their end, for the reason given.
  case didNotRun(String)
  /// There is no test: it can only be spoken about.
  case spoken

  /// Whether the finding needs nothing more.
  package var isGreen: Bool { self == .green }

  /// The verdict in a word or three.
  package var word: String {
    switch self {
    case .green: "green"
    case .red: "red"
    case .blocked: "blocked"
    case .crashed: "crashed"
    case .hung: "hung"
    case .didNotCompile: "did not compile"
    case .didNotRun: "did not run"
    case .spoken: "spoken"
    }
  }
}
