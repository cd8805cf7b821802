#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock that only one process at a time holds.
///
/// The system lets go of it when its holder ends, however it ends.
package enum FolderLock {
  /// Does something while holding the lock, and waits first where another process holds it.
  ///
  /// - Parameters:
  ///   - path: The file that stands for the lock.
  ///   - onWait: What to do before a wait.
  ///   - body: What to do with the lock held.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, and an error where the file cannot be made.
  package static func hold<Value>(
    _ path: Path,
    onWait: () -> Void,
    body: () async throws(ReviewError) -> Value
  ) async throws(ReviewError) -> Value {
    try Files.makeFolder(path.parent)
    let descriptor = open(path.text, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path.text) }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      onWait()
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    return try await body()
  }

  /// Does something while holding the lock, unless another process holds it.
  ///
  /// - Parameters:
  ///   - path: The file that stands for the lock.
  ///   - body: What to do with the lock held.
  /// - Returns: What `body` returns; nothing where another process holds the lock.
  /// - Throws: What `body` throws, and an error where the file cannot be made.
  package static func ifFree<Value>(
    _ path: Path,
    body: () throws(ReviewError) -> Value
  ) throws(ReviewError) -> Value? {
    try Files.makeFolder(path.parent)
    let descriptor = open(path.text, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path.text) }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0 ? try body() : nil
  }

  /// Does something that takes no time while no other process does the like in the same folder.
  ///
  /// The folder itself stands for the lock. It is made if it is not there.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - patience: How long to wait where another process holds the lock.
  ///   - body: What to do with the lock held.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, and an error where the lock cannot be had in time.
  package static func holdBriefly<Value>(
    _ folder: Path,
    patience: Duration = .seconds(10),
    body: () throws(ReviewError) -> Value
  ) throws(ReviewError) -> Value {
    try Files.makeFolder(folder)
    let descriptor = open(folder.text, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(folder.text) }
    defer { close(descriptor) }
    let end = ContinuousClock.now + patience
    // A file system without locks, such as some in a network, does without them.
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, [EWOULDBLOCK, EINTR].contains(errno) {
      if ContinuousClock.now >= end { throw .busy(folder.text) }
      usleep(5_000)
    }
    return try body()
  }
}
