#if THREAD_SANITIZER
internal import Foundation

/// A lock that Thread Sanitizer can see, in place of the standard library's.
///
/// On Linux that one is made of system calls that the sanitizer doesn't know: it takes a plain
/// `Mutex<Int>` for a race. Build with `--sanitize=thread -Xswiftc -DTHREAD_SANITIZER`.
final class Mutex<Value>: @unchecked Sendable {
  private let lock = NSLock()
  // Never empty: the sanitizer takes a change of nothing for one of the object's own header.
  private var content: (value: Value, filler: UInt8)

  init(_ value: consuming sending Value) {
    content = (value, 0)
  }

  func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&content.value)
  }
}
#endif
