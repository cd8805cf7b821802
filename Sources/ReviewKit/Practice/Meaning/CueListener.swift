/// Listens for one cue in a reading.
struct CueListener: Sendable {
  /// Whether the cue counts only near the finding's place.
  let isNear: Bool
  private let parts: [[Alternative]]

  private struct Alternative: Sendable {
    var phrases: [Phrase]
    var isDenied: Bool
  }

  /// What was heard of a cue.
  struct Hearing: Sendable {
    /// How many of its parts.
    var heard: Int
    /// Of how many.
    var count: Int
    /// Where in the text they were heard.
    var places: Set<Int>

    /// The part that was heard, from 0 to 1.
    var fraction: Double { Double(heard) / Double(count) }

    /// Whether all of it was heard.
    var isWhole: Bool { heard == count }
  }

  /// Creates a listener; the names of concepts stand for all their variants.
  init(for cue: Cue) {
    isNear = cue.isNear
    parts = cue.parts.map { part in
      part.map { alternative in
        let variants = Lexicon.phrases[alternative.text] ?? [Phrase(alternative.text)]
        return Alternative(phrases: variants, isDenied: alternative.isDenied)
      }
    }
  }

  /// Listens to a reading.
  func hearing(of reading: Reading) -> Hearing {
    var hearing = Hearing(heard: 0, count: parts.count, places: [])
    for part in parts {
      let runs = part.flatMap { self.runs(of: $0, in: reading) }
      if runs.isEmpty { continue }
      hearing.heard += 1
      // Of several ways to have said it the first one is told.
      hearing.places.formUnion(runs.min { ($0.first ?? 0) < ($1.first ?? 0) } ?? [])
    }
    return hearing
  }

  private func runs(of alternative: Alternative, in reading: Reading) -> [[Int]] {
    alternative.phrases.flatMap { phrase in
      phrase.occurrences(in: reading.words).filter { run in
        if alternative.isDenied { return reading.isWanting(run) }
        // A word of trouble doesn't count where it is denied: "never crashes".
        return !run.allSatisfy { reading.isTrouble($0) && reading.denied.contains($0) }
      }
    }
  }
}
