/// Which changes have reached the storage, and who waits for it.
///
/// Bookkeeping only: its methods say what is to be done, without a thread, a lock or a file. One
/// write is under way at a time, and each takes the newest value there is, so that an older value
/// can't follow a newer one.
struct StorageProgress {
  /// The number of changes made.
  private(set) var revision = 0
  /// The newest change that is in the storage.
  private var stored = 0
  /// The newest change that a write was begun for.
  private var attempted = 0
  /// Whether a writer has been started and has work.
  ///
  /// Somebody waits only while one has.
  private var isWriting = false
  /// Why nothing may be written before the caller decides.
  private var obstacle: (any Error)?
  /// Whether the caller has decided to overwrite, for one write.
  private var mayOverwrite = false
  private var waiting: [(revision: Int, reply: Reply)] = []

  /// What the latest write failed with, or nil after one that didn't.
  private(set) var saveError: (any Error)?

  /// Tells somebody who waits how it ended.
  typealias Reply = @Sendable (Result<Void, any Error>) -> Void

  /// One write: which change it brings to the storage, and whether it may overwrite anything.
  struct Attempt {
    var revision: Int
    var overwrites: Bool
  }

  /// What somebody who waited is told.
  struct Answer {
    fileprivate var reply: Reply
    fileprivate var outcome: Result<Void, any Error>

    func give() { reply(outcome) }
  }

  /// What is to be done for somebody who wants to wait.
  enum Action {
    /// Nothing: the writer that runs will answer.
    case wait
    /// Start a writer, which will answer.
    case write
    /// Answer at once.
    case answer(Answer)
  }
}

// MARK: - Writing

extension StorageProgress {
  /// Notes a change.
  ///
  /// - Returns: Whether a writer is to be started.
  mutating func noteChange() -> Bool {
    revision += 1
    return startWriter()
  }

  /// Begins the next write, or ends the writer if there is nothing to write.
  mutating func beginAttempt() -> Attempt? {
    guard hasWork else {
      isWriting = false
      return nil
    }
    isWriting = true
    attempted = revision
    defer { mayOverwrite = false }
    return Attempt(revision: revision, overwrites: mayOverwrite)
  }

  /// Notes how a write ended.
  ///
  /// - Returns: The answers to those who waited for it.
  mutating func end(_ attempt: Attempt, _ outcome: Result<Void, any Error>) -> [Answer] {
    switch outcome {
    case .success:
      stored = attempt.revision
      saveError = nil
      obstacle = nil
    case .failure(let error):
      saveError = error
      if (error as? SharingError)?.needsDecision == true { obstacle = error }
    }
    let isStuck = obstacle != nil && !mayOverwrite
    let answered = waiting.filter { isStuck || $0.revision <= attempt.revision }
    waiting.removeAll { isStuck || $0.revision <= attempt.revision }
    isWriting = hasWork
    return answered.map { Answer(reply: $0.reply, outcome: outcome) }
  }

  private var hasWork: Bool {
    attempted < revision && (obstacle == nil || mayOverwrite)
  }

  private mutating func startWriter() -> Bool {
    guard !isWriting, hasWork else { return false }
    isWriting = true
    return true
  }
}

// MARK: - Waiting and deciding

extension StorageProgress {
  /// Has somebody wait until every change made so far is stored; a failed write is tried again.
  mutating func flush(_ reply: @escaping Reply) -> Action {
    if stored == revision {
      return .answer(Answer(reply: reply, outcome: .success(())))
    }
    if let obstacle, !isWriting {
      return .answer(Answer(reply: reply, outcome: .failure(obstacle)))
    }
    if !isWriting { attempted = stored }
    return wait(reply)
  }

  /// Has somebody wait until the value is stored, over whatever is there.
  mutating func overwrite(_ reply: @escaping Reply) -> Action {
    revision += 1
    mayOverwrite = true
    return wait(reply)
  }

  private mutating func wait(_ reply: @escaping Reply) -> Action {
    waiting.append((revision, reply))
    return startWriter() ? .write : .wait
  }
}

// MARK: - Loading

extension StorageProgress {
  /// Whether what was read since that change must be read again, after a write.
  func isOutdated(since revision: Int) -> Bool {
    hasWork && (self.revision != revision || !waiting.isEmpty)
  }

  /// Notes that memory now has what the storage has, or that the storage can't be read.
  mutating func noteLoad(failure: (any Error)?) {
    obstacle = failure
    guard failure == nil else { return }
    saveError = nil
    attempted = revision
    stored = revision
  }
}
