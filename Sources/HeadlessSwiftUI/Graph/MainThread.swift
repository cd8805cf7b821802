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

  /// Runs something on it: at once if the caller is there, else in a later turn.
  static func perform(_ action: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(action)
    } else {
      Task { @MainActor in action() }
    }
  }
}

extension Graph {
  /// The node whose view the calling code is part of evaluating, from whichever thread it asks.
  nonisolated static var evaluatingHere: Node? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated { evaluating }
  }
}
