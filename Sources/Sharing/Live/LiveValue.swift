internal import Dispatch
internal import Synchronization

/// The one value of a key: in memory, with its observers, and on its way to the storage.
///
/// The lock stands beside what it protects, not around it: a `Mutex` of a generic type would have
/// that type looked up again at every read.
final class LiveValue<Value: Sendable>: Reference, @unchecked Sendable {
  /// The value that the key starts from.
  let initialValue: Value

  private let storage: (any SharedStorage<Value>)?
  private let queue: DispatchQueue
  private let notifier: Notifier
  private weak let storages: SharedStorages?
  private let valueSignal = Signal()
  private let storageSignal = Signal()

  private let lock = Mutex(())
  // Protected by the lock:
  private var current: Value
  private var found = LoadState.missing
  private var progress = StorageProgress()

  /// Looks for the value in its storage, and starts from `initialValue` where none is.
  init(_ initialValue: Value, storage: (any SharedStorage<Value>)?, in storages: SharedStorages) {
    self.initialValue = initialValue
    self.storage = storage
    self.storages = storages
    queue = storages.queue
    notifier = storages.notifier
    current = initialValue
    if let storage { take(Result { try storage.load() }) }
  }
}

// MARK: - Reading and changing

extension LiveValue {
  var value: Value {
    valueSignal.access()
    return lock.withLock { _ in current }
  }

  func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    var mustWrite = false
    defer {
      if mustWrite { startWriting() }
      changed(valueSignal)
    }
    return try lock.withLock { _ throws(Failure) -> sending Result in
      defer { if storage != nil { mustWrite = progress.noteChange() } }
      return try operation(&current)
    }
  }

  private func changed(_ signal: Signal) {
    notifier.changed(signal, in: self.storages)
  }
}

// MARK: - The storage

extension LiveValue {
  var loadState: LoadState {
    storageSignal.access()
    return lock.withLock { _ in found }
  }

  var saveError: (any Error)? {
    storageSignal.access()
    return lock.withLock { _ in progress.saveError }
  }

  func flush() async throws {
    guard storage != nil else { return }
    try await withCheckedThrowingContinuation { continuation in
      perform(lock.withLock { _ in progress.flush { continuation.resume(with: $0) } })
    }
  }

  func save() async throws {
    guard storage != nil else { return }
    try await withCheckedThrowingContinuation { continuation in
      perform(lock.withLock { _ in progress.overwrite { continuation.resume(with: $0) } })
    }
  }

  func load() async throws {
    guard let storage else { return }
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.reload(from: storage) }) }
    }
  }

  private func perform(_ action: StorageProgress.Action) {
    switch action {
    case .wait: break
    case .write: startWriting()
    case .answer(let answer): answer.give()
    }
  }

  private func startWriting() {
    queue.async { self.writeWhatWaits() }
  }

  /// Writes the newest value, until no newer one is there.
  ///
  /// Runs on the storages' queue.
  private func writeWhatWaits() {
    guard let storage else { return }
    while let (attempt, value) = nextAttempt() {
      let outcome = Result { try storage.save(value, overwriting: attempt.overwrites) }
      let answers = lock.withLock { _ in
        if case .success = outcome { found = .loaded }
        return progress.end(attempt, outcome)
      }
      changed(storageSignal)
      answers.forEach { $0.give() }
    }
  }

  private func nextAttempt() -> (StorageProgress.Attempt, Value)? {
    lock.withLock { _ in progress.beginAttempt().map { ($0, current) } }
  }

  /// Takes the stored value.
  ///
  /// Runs on the storages' queue, so that no write is under way.
  ///
  /// A change made while the storage is being read is written first, and the storage read again.
  private func reload(from storage: any SharedStorage<Value>) throws {
    var outcome: Result<Value?, any Error>
    var isCurrent: Bool
    repeat {
      writeWhatWaits()
      let revision = lock.withLock { _ in progress.revision }
      outcome = Result { try storage.load() }
      isCurrent = lock.withLock { _ in
        guard !progress.isOutdated(since: revision) else { return false }
        take(outcome)
        return true
      }
    } while !isCurrent
    changed(valueSignal)
    changed(storageSignal)
    _ = try outcome.get()
  }

  /// Takes what was found in the storage.
  private func take(_ outcome: Result<Value?, any Error>) {
    switch outcome {
    case .success(let value):
      current = value ?? initialValue
      found = value == nil ? .missing : .loaded
      progress.noteLoad(failure: nil)
    case .failure(let error):
      found = .unreadable(error)
      progress.noteLoad(failure: error)
    }
  }
}
