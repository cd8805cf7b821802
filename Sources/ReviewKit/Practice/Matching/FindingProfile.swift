/// A finding as the matcher knows it: what to listen for, and where it stands.
struct FindingProfile: Sendable {
  /// Its number.
  let number: Int
  /// Whether it is no bug, and only looks like one.
  let isHarmless: Bool
  private let cues: [CueListener]
  private let excuses: [CueListener]
  private let neighbourhood: Neighbourhood?

  /// Creates the profile of a finding.
  ///
  /// - Parameters:
  ///   - versions: The finding in the key and in its translations.
  ///   - code: The files under review, by name.
  init?(_ versions: [Key.Finding], code: [String: [String]]) {
    guard let finding = versions.first else { return nil }
    number = finding.number
    isHarmless = finding.severity == .notABug
    cues = versions.flatMap(\.listensFor).map(CueListener.init)
    excuses = versions.flatMap(\.fineBecause).map(CueListener.init)
    neighbourhood = finding.place.map { Neighbourhood(of: $0, in: code[$0.file] ?? []) }
  }

  /// Returns what speaks for a remark being about the finding, apart from its likeness.
  func evidence(_ remark: Remark, _ reading: Reading) -> Evidence {
    var evidence = Evidence(finding: number)
    evidence.nearness = neighbourhood?.nearness(of: remark) ?? .none
    for cue in cues where !cue.isNear || evidence.nearness.isNear {
      guard let places = cue.places(in: reading) else { continue }
      evidence.cueCount += 1
      evidence.heardAt.formUnion(places)
    }
    return evidence
  }

  /// The words that are listened for.
  var words: [Word] { (cues + excuses).flatMap(\.words) }

  /// Whether a remark gives one of the reasons that the key gives.
  func isExcused(in reading: Reading) -> Bool {
    excuses.contains { $0.places(in: reading) != nil }
  }
}
