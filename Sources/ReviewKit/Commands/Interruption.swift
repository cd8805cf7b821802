import Dispatch
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Ends what the program has started when the program itself is told to end.
///
/// Each child is in a process group of its own, out of reach of the terminal's Ctrl-C.
package struct Interruption {
  private let sources: [any DispatchSourceSignal]

  private static let lastAct = Mutex<(@Sendable () -> Void)?>(nil)

  /// Sets what is to be done when the program is told to end, or nothing.
  ///
  /// It replaces what was set before.
  static func setLastAct(_ act: (@Sendable () -> Void)?) {
    lastAct.withLock { $0 = act }
  }

  /// Begins to listen; it goes on for as long as the value is kept.
  package init() {
    signal(SIGPIPE, SIG_IGN)
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    // Linux drops a signal that is ignored, unless the main thread blocks it as well.
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for number in numbers { sigaddset(&blocked, number) }
    pthread_sigmask(SIG_BLOCK, &blocked, nil)
    sources = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        Self.lastAct.withLock { $0?() }
        LiveGroups.endAll()
        _exit(128 + number)
      }
      source.resume()
      return source
    }
  }
}
