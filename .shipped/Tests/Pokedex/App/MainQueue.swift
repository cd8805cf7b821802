import Dispatch

/// The main queue, which knows whether it is the one that runs the code that asks.
///
/// `Thread.isMainThread` isn't true to it where another thread drains the main queue, as happens in
/// a test run on Linux.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
