/// One of the two versions of an exercise's code.
package enum Side: String, Hashable, Sendable, Codable, CaseIterable {
  /// As it was submitted for review; what a learner edits.
  case before
  /// As it was merged.
  case after

  /// The word as it stands in the names of targets: `FavouritesBefore`.
  var targetSuffix: String {
    switch self {
    case .before: "Before"
    case .after: "After"
    }
  }
}
