import Foundation

/// What speaks for a remark being about a finding.
struct Evidence: Sendable {
  /// How many of the finding's cues were heard in whole.
  var cueCount = 0
  /// The largest part of a cue that was heard, from 0 to 1.
  var fraction = 0.0
  /// Where in the remark's words that was.
  var heardAt: Set<Int> = []
  /// How near the remark is to the finding's place.
  var nearness = Neighbourhood.Nearness.none
  /// How alike the remark's words and the finding's text in the key are, from 0 to 1.
  var likeness = 0.0
  /// The same of the finding that is most alike among all others.
  var otherLikeness = 0.0

  /// How much speaks for it altogether, from 0 to 1.
  ///
  /// It is a logistic model. Its weights were fitted to the remarks in
  /// `Tests/ReviewKitTests/Practice/Remarks` that are marked for tuning. What is said counts, and the
  /// place hardly does: the right reason at the wrong place is still right, and the right place with
  /// a wrong reason isn't. So the place only decides between findings that fit about as well.
  var score: Double {
    var sum = Self.bias + Self.cueWeights.prefix(cueCount).reduce(0, +)
    sum += 9 * likeness + 8 * (likeness - otherLikeness) + 0.3 * nearness.score
    if likeness > otherLikeness { sum += 1.7 }
    return 1 / (1 + exp(-sum))
  }

  private static let bias = -6.0
  /// What the first, the second and the third cue add.
  private static let cueWeights = [3.2, 1.0, 1.5]

  /// The least score at which a remark is about a finding.
  private static let threshold = 0.4

  /// Whether it is enough.
  var isEnough: Bool { score >= Self.threshold }
}
