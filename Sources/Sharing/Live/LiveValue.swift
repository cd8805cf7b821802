internal import Dispatch
internal import Synchronization

/// The one value of a key: in memory, with its observers, and on its way to the storage.
final class LiveValue<Value: Sendable>: Reference {
  /// The value that the key starts from.
  let initialValue: Value

  private let state: Mutex<State>
  private let storage: (any SharedStorage<Value>)?
  private let queue: DispatchQueue
  private let notifier: Notifier
  private weak let storages: SharedStorages?
  private let valueSignal = Signal()
  private let storageSignal = Signal()

  private struct State {
    var value: Value
    var loadState: LoadState
    var progress = StorageProgress()

    /// Takes what was found in the storage.
    mutating func take(_ outcome: Result<Value?, any Error>) {
      switch outcome {
      case .success(let found?):
        value = found
        loadState = .loaded
        progress.noteLoad(failure: nil)
      case .success(nil):
        loadState = .missing
        progress.noteLoad(failure: nil)
      case .failure(let error):
        loadState = .unreadable(error)
        progress.noteLoad(failure: error)
      }
    }
  }

  /// Looks for the value in its storage, and starts from `initialValue` where none is.
  init(_ initialValue: Value, storage: (any SharedStorage<Value>)?, in storages: SharedStorages) {
    self.initialValue = initialValue
    self.storage = storage
    self.storages = storages
    queue = storages.queue
    notifier = storages.notifier
    var state = State(value: initialValue, loadState: .missing)
    if let storage { state.take(Result { try storage.load() }) }
    self.state = Mutex(state)
  }
}

// MARK: - Reading and changing

extension LiveValue {
  var value: Value {
    valueSignal.access()
    return state.withLock { $0.value }
  }

  func withLock<Result, Failure: Error>(
    _ operation: (inout Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    var mustWrite = false
    defer {
      if mustWrite { startWriting() }
      changed(valueSignal)
    }
    return try state.withLock { state throws(Failure) -> sending Result in
      defer { if storage != nil { mustWrite = state.progress.noteChange() } }
      return try operation(&state.value)
    }
  }

  private func changed(_ signal: Signal) {
    notifier.changed(signal, in: storages)
  }
}

// MARK: - The storage

extension LiveValue {
  var loadState: LoadState {
    storageSignal.access()
    return state.withLock { $0.loadState }
  }

  var saveError: (any Error)? {
    storageSignal.access()
    return state.withLock { $0.progress.saveError }
  }

  func flush() async throws {
    guard storage != nil else { return }
    try await withCheckedThrowingContinuation { continuation in
      perform(state.withLock { $0.progress.flush { continuation.resume(with: $0) } })
    }
  }

  func save() async throws {
    guard storage != nil else { return }
    try await withCheckedThrowingContinuation { continuation in
      perform(state.withLock { $0.progress.overwrite { continuation.resume(with: $0) } })
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
      let answers = state.withLock { state in
        if case .success = outcome { state.loadState = .loaded }
        return state.progress.end(attempt, outcome)
      }
      changed(storageSignal)
      answers.forEach { $0.give() }
    }
  }

  private func nextAttempt() -> (StorageProgress.Attempt, Value)? {
    state.withLock { state in
      state.progress.beginAttempt().map { ($0, state.value) }
    }
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
      let revision = state.withLock { $0.progress.revision }
      outcome = Result { try storage.load() }
      isCurrent = state.withLock { state in
        guard !state.progress.isOutdated(since: revision) else { return false }
        if case .success(nil) = outcome { state.value = initialValue }
        state.take(outcome)
        return true
      }
    } while !isCurrent
    changed(valueSignal)
    changed(storageSignal)
    _ = try outcome.get()
  }
}
