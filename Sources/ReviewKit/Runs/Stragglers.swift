import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Processes that outlive the test process that started them.
///
/// A process that makes a session of its own leaves its group, and is not ended with it. Linux
/// tells which variables a process was started with, so a mark among them finds it. Where the
/// system does not tell, only the group is ended.
enum Stragglers {
  /// The variable that carries the mark.
  static let variable = "SECOND_LOOK_RUN"

  /// Ends every process that carries a mark, and those that these start meanwhile.
  ///
  /// - Parameters:
  ///   - mark: The mark.
  ///   - leader: A process to leave alone, because it is dead and waits to be reaped.
  static func end(markedWith mark: String, except leader: pid_t) {
    #if os(Linux)
    // A few rounds are enough for one that starts another as it is ended; without a bound, two
    // programs could go on like this for ever.
    for _ in 0..<8 {
      let found = processes(markedWith: mark).filter { $0 != leader }
      if found.isEmpty { return }
      for process in found { kill(process, SIGKILL) }
    }
    #endif
  }

  private static func processes(markedWith mark: String) -> [pid_t] {
    let entry = Data("\(variable)=\(mark)".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { number in
      let file = URL(fileURLWithPath: "/proc/\(number)/environ")
      return (try? Data(contentsOf: file))?.range(of: entry) != nil
    }
  }
}
