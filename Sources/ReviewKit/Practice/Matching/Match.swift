/// What a remark turned out to be about, and why.
package struct Match: Hashable, Sendable {
  /// The finding's number.
  package var finding: Int
  /// What is said about it.
  package var stance: Stance
  /// The words of the remark that say it.
  package var words: [String]
  /// An earlier remark that it is like, where it says none of what the key listens for.
  package var precedent: String?
  /// Why the place fits, if it does.
  package var place: String?
  /// How sure the match is, from 0 to 1.
  package var score: Double
  /// The same from below 0 to above 0.
  var strength: Double

  /// What a remark says about a finding.
  package enum Stance: String, Hashable, Sendable, Codable {
    /// It is a problem.
    case problem
    /// It is as it should be, for a reason.
    case fineForReason
    /// It is as it should be, and no reason is given.
    case fine
  }
}
