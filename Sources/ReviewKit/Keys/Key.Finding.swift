extension Key {
  /// A numbered item of the key.
  package struct Finding: Hashable, Sendable {
    /// Its number, never reused.
    package var number: Int
    /// What is wrong, in a few words.
    package var title: String
    /// How much it matters.
    package var severity: Severity
    /// What it teaches about, in the kit's words.
    package var topics: [String]
    /// Where it stands in the before; none for what is about the whole.
    package var place: Place?
    /// What else fails on this one's mutant.
    package var alsoTrips: [TestGroup]
    /// The findings whose tests are out of reach until this one is fixed.
    package var blocks: [Int]
    /// Why no test can show it; set for a finding that is only spoken about.
    package var spoken: String?
    /// How its tests end on the mutant, where not with a failed expectation.
    package var ends: Ending?
    /// What a user sees, why, and the fix.
    package var prose: [MarkdownBlock]
    /// From a nudge to nearly the answer.
    package var hints: [String]
    /// What a remark about it says.
    package var listensFor: [Cue] = []
    /// The reasons for which it is no bug, where it is none.
    package var fineBecause: [Cue] = []
    /// The change to the after that brings it back.
    package var putBack: Patch?
    /// The number of its heading's line.
    package var line: Int
  }

  /// The exact code that a finding stands on.
  package struct Place: Hashable, Sendable {
    /// The file's name in the before's sources.
    package var file: String
    /// Code that occurs there exactly once.
    package var code: String
    /// The number of the key's line that says so.
    package var line: Int
  }

  /// How a mutant's tests may end other than with a failed expectation.
  package enum Ending: String, Hashable, Sendable, CaseIterable {
    /// The app stops.
    case crash
    /// The app never answers.
    case hang
  }

  /// A change that people propose and that does not do.
  package struct WrongFix: Hashable, Sendable {
    /// What is proposed.
    package var title: String
    /// Why people reach for it, and why it is wrong.
    package var prose: [MarkdownBlock]
    /// The code that people would make the change to.
    package var base: Side
    /// What still fails, or newly fails, with it.
    package var fails: [TestGroup]
    /// The change itself.
    package var patch: Patch
    /// The number of its heading's line.
    package var line: Int
  }

  /// A question that comes next, with a model answer.
  package struct FollowUp: Hashable, Sendable {
    /// The question.
    package var question: String
    /// A model answer.
    package var answer: [MarkdownBlock]

    /// Creates a question with its answer.
    package init(question: String, answer: [MarkdownBlock]) {
      self.question = question
      self.answer = answer
    }
  }
}
