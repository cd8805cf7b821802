internal import Dispatch

/// The main thread, told by its queue.
///
/// `Thread.isMainThread` isn't true to it where the main queue is drained by another thread, as
/// it is in a test run on Linux.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
