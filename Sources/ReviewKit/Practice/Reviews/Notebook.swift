import Synchronization

/// The review that is being written, and the clock beside it, for whoever ends the program meanwhile.
final class Notebook: Sendable {
  private let draft: Mutex<ReviewDraft>
  private let before: Double
  private let start = ContinuousClock.now

  /// Begins or goes on with a review; the clock starts.
  init(_ draft: ReviewDraft) {
    self.draft = Mutex(draft)
    before = draft.seconds
  }

  /// How long was practised, in seconds, with the time before it was gone on with.
  var seconds: Double { before + (ContinuousClock.now - start) / .seconds(1) }

  /// The review as it is now, with the time up to now.
  var page: ReviewDraft {
    var draft = draft.withLock(\.self)
    draft.note(seconds: seconds)
    return draft
  }

  /// Takes the review as it is now down.
  func take(_ draft: ReviewDraft) {
    self.draft.withLock { $0 = draft }
  }
}
