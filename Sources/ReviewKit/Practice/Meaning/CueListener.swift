/// Listens for one cue in a reading.
struct CueListener: Sendable {
  /// Whether the cue counts only near the finding's place.
  let isNear: Bool
  private let parts: [Part]

  /// One of the things that have to be said.
  private struct Part: Sendable {
    var alternatives: [(phrases: [Phrase], isDenied: Bool)]
    /// The stems that a way to say it may begin with.
    var beginnings: Set<String>
  }

  /// Creates a listener; the names of concepts stand for all their variants.
  init(for cue: Cue) {
    isNear = cue.isNear
    parts = cue.parts.map { part in
      let alternatives = part.map { alternative in
        (
          phrases: Lexicon.phrases[alternative.text] ?? [Phrase(alternative.text)],
          isDenied: alternative.isDenied
        )
      }
      let beginnings = alternatives.flatMap(\.phrases).flatMap(\.beginnings)
      return Part(alternatives: alternatives, beginnings: Set(beginnings))
    }
  }

  /// The words that are listened for.
  var words: [Word] {
    parts.flatMap(\.alternatives).flatMap(\.phrases).flatMap(\.words)
  }

  /// Returns the places of the words that say the cue, all of its parts; nothing if one is missing.
  func places(in reading: Reading) -> Set<Int>? {
    var places: Set<Int> = []
    for part in parts {
      guard !reading.words.stems.isDisjoint(with: part.beginnings) else { return nil }
      let runs = part.alternatives.flatMap { self.runs(of: $0.phrases, $0.isDenied, in: reading) }
      // Of several ways to have said it the first one is told.
      guard let run = runs.min(by: { ($0.first ?? 0) < ($1.first ?? 0) }) else { return nil }
      places.formUnion(run)
    }
    return places
  }

  private func runs(of phrases: [Phrase], _ isDenied: Bool, in reading: Reading) -> [[Int]] {
    phrases.flatMap { phrase in
      phrase.occurrences(in: reading.words).filter { run in
        if isDenied { return reading.isWanting(run) }
        // A word of trouble doesn't count where it is denied: "never crashes".
        return !run.allSatisfy { reading.isTrouble($0) && reading.denied.contains($0) }
      }
    }
  }
}
