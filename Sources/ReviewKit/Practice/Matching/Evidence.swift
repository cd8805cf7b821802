import Foundation

/// What speaks for a remark being about a finding.
struct Evidence: Sendable {
  /// How many of the finding's cues were heard in whole.
  var cueCount = 0
  /// Where in the remark's words that was.
  var heardAt: Set<Int> = []
  /// How near the remark is to the finding's place.
  var nearness = Neighbourhood.Nearness.none
  /// How alike the remark's words and the finding's text in the key are, from 0 to 1.
  var likeness = 0.0
  /// The same of the finding that is most alike among all others.
  var otherLikeness = 0.0
  /// Telling words that the remark and the finding's text share.
  var sharedWords: [String] = []
  /// How alike the remark and earlier ones are that were judged by hand.
  var precedents = Precedents.Comparison()
  /// The finding's number.
  let finding: Int

  /// How much speaks for it altogether, from 0 to 1.
  ///
  /// It is a logistic model. Its weights were fitted to the remarks in `Solutions/<Name>/Remarks.txt`,
  /// each compared with all others. What is said counts, and the place hardly does: the right reason
  /// at the wrong place is still right, and the right place with a wrong reason isn't. So the place
  /// only decides between findings that fit about as well.
  var score: Double { 1 / (1 + exp(-strength)) }

  /// The same from below 0 to above 0, for comparing findings that all fit well.
  var strength: Double {
    let (best, other) = (precedents.best(finding), precedents.bestOther(finding))
    var sum = Self.bias + Self.cueWeights.prefix(cueCount).reduce(0, +)
    sum += 14 * likeness + 14 * (likeness - otherLikeness) + 0.3 * nearness.score
    sum += 5 * best + 10 * precedents.mean(finding) + 6.5 * (best - other)
    sum -= 13 * precedents.none
    return sum
  }

  private static let bias = -4.0
  /// What the first, the second and the third cue add.
  private static let cueWeights = [2.2, 0.4, 1.1]

  /// The least score at which a remark is about a finding.
  private static let threshold = 0.35

  /// Whether it is enough.
  ///
  /// Without a cue, one word in common is too little to go by.
  var isEnough: Bool { score >= Self.threshold && (cueCount > 0 || sharedWords.count >= 2) }
}
