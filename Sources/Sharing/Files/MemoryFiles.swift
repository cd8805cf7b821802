package import Foundation
internal import Synchronization

/// A file system in memory, for tests.
///
/// It stands in for the disk alone. When, where and in which order it is written is up to the
/// shared values, so a test with it waits for the same things that the app waits for.
package final class MemoryFiles: FileStorage {
  private let state = Mutex(State())
  private let gate = NSCondition()

  private struct State {
    var files: [URL: StoredFile] = [:]
    var writes: [Data] = []
    var clock: Int64 = 0
    var isHeld = false
    var writeError: Int32?
    var readError: Int32?
    var meanwhile: (@Sendable () -> Void)?

    mutating func takeMeanwhile() -> (@Sendable () -> Void)? {
      defer { meanwhile = nil }
      return meanwhile
    }

    mutating func put(_ data: Data, _ url: URL) -> FileVersion {
      clock += 1
      let version = FileVersion(
        number: UInt64(clock), length: Int64(data.count), changed: clock)
      files[url] = StoredFile(data: data, version: version)
      return version
    }
  }

  package init() {}

  package func read(_ url: URL) throws(SharingError) -> StoredFile? {
    let (file, error) = state.withLock { ($0.files[url.standardizedFileURL], $0.readError) }
    state.withLock { $0.takeMeanwhile() }?()
    if let error { throw .notReadable(place: url.lastPathComponent, code: error) }
    return file
  }

  package func write(
    _ data: Data,
    to url: URL,
    if condition: FileCondition
  ) throws(SharingError) -> FileVersion {
    waitAtGate()
    let url = url.standardizedFileURL
    let name = url.lastPathComponent
    let result = state.withLock { state -> Result<FileVersion, SharingError> in
      do throws(SharingError) {
        if let code = state.writeError { throw .notWritable(place: name, code: code) }
        try condition.check(state.files[url]?.version, of: name)
        state.writes.append(data)
        return .success(state.put(data, url))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

// MARK: - What a test can do

extension MemoryFiles {
  /// Keeps writes from getting through until ``release()``, as a slow disk does.
  package func hold() { setHeld(true) }

  /// Lets the writes through that were held.
  package func release() { setHeld(false) }

  /// Has every write fail with an `errno`, or none if it is nil.
  package func failWrites(with code: Int32?) { state.withLock { $0.writeError = code } }

  /// Has every read fail with an `errno`, or none if it is nil.
  package func failReads(with code: Int32?) { state.withLock { $0.readError = code } }

  /// Has something happen once, while a file is being read.
  package func duringNextRead(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.meanwhile = action }
  }

  /// What a file contains, or nil where there is none.
  package func content(of url: URL) -> Data? {
    state.withLock { $0.files[url.standardizedFileURL]?.data }
  }

  /// Puts a file in place as another process does, or removes it if the content is nil.
  package func replace(_ url: URL, with content: Data?) {
    let url = url.standardizedFileURL
    state.withLock { state in
      if let content {
        _ = state.put(content, url)
      } else {
        state.files[url] = nil
      }
    }
  }

  /// Everything that was written through this file system, in order.
  package var writes: [Data] { state.withLock { $0.writes } }

  private func setHeld(_ isHeld: Bool) {
    gate.lock()
    defer { gate.unlock() }
    state.withLock { $0.isHeld = isHeld }
    gate.broadcast()
  }

  private func waitAtGate() {
    gate.lock()
    defer { gate.unlock() }
    while state.withLock({ $0.isHeld }) { gate.wait() }
  }
}
