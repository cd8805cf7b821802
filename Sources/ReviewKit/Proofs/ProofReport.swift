/// What the proof of an exercise came to.
package struct ProofReport: Hashable, Sendable {
  /// The exercise.
  package var exercise: Exercise
  /// The groups of tests, in the key's order, the guards last.
  package var groups: [TestGroup]
  /// What came of each variant.
  package var rows: [Row]
  /// What does not hold.
  package var complaints: [Complaint]
  /// What is worth knowing beside.
  package var notes: [String]
  /// How often the after's tests were run.
  package var rounds: Rounds?

  /// Creates a report.
  package init(
    exercise: Exercise,
    groups: [TestGroup] = [],
    rows: [Row] = [],
    complaints: [Complaint],
    notes: [String] = [],
    rounds: Rounds? = nil
  ) {
    self.exercise = exercise
    self.groups = groups
    self.rows = rows
    self.complaints = complaints
    self.notes = notes
    self.rounds = rounds
  }

  /// Whether everything holds.
  package var holds: Bool { complaints.isEmpty }

  /// A variant, and what its tests did.
  package struct Row: Hashable, Sendable {
    /// The variant.
    package var variant: Variant
    /// The title of the finding or the wrong fix that it is about.
    package var title: String?
    /// For each group of tests what they did; empty where the code does not compile.
    package var cells: [Cell]
    /// Whether it was known from an earlier proof.
    package var isKept: Bool

    /// Creates a row.
    package init(variant: Variant, title: String? = nil, cells: [Cell], isKept: Bool = false) {
      self.variant = variant
      self.title = title
      self.cells = cells
      self.isKept = isKept
    }
  }

  /// What the tests of one group did on one variant.
  package struct Cell: Hashable, Sendable {
    /// What they did, in a word.
    package var word: Word
    /// Whether that is what the key claims.
    package var isAsClaimed: Bool

    /// Creates a cell.
    package init(_ word: Word, isAsClaimed: Bool = true) {
      self.word = word
      self.isAsClaimed = isAsClaimed
    }
  }

  /// What the tests of a group did as a whole: the worst of them counts.
  package enum Word: String, Hashable, Sendable, CaseIterable, Codable {
    /// All passed.
    case green
    /// All that did not pass said that another finding is in the way.
    case blocked
    /// At least one failed.
    case red
    /// At least one did not run to its end.
    case vanished
    /// At least one did not come to an end in time.
    case hung
    /// At least one brought its process down.
    case crashed

    /// Creates the word for some tests.
    package init(_ outcomes: [TestOutcome]) {
      let words = outcomes.map { outcome -> Word in
        switch outcome.end {
        case .passed: .green
        case .blocked: .blocked
        case .failed: .red
        case .vanished: .vanished
        case .hung: .hung
        case .crashed: .crashed
        }
      }
      self = Self.allCases.last { words.contains($0) } ?? .vanished
    }
  }
}
