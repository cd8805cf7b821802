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
}
