/// The tests of an exercise that belong together and run in a process of their own.
package enum TestGroup: Hashable, Sendable {
  /// What shows one finding.
  case finding(Int)
  /// What already works and has to keep working.
  case guards

  /// The name of the suite that the tests stand in.
  package var suiteName: String {
    switch self {
    case .finding(let number): number < 10 ? "Finding0\(number)" : "Finding\(number)"
    case .guards: "Guards"
    }
  }

  /// Reads a word of a key: the number of a finding, or `guards`.
  package init?(keyWord word: String) {
    if word == "guards" {
      self = .guards
    } else if let number = Int(word) {
      self = .finding(number)
    } else {
      return nil
    }
  }
}
