import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the program finds around it, and where its words go.
package struct Surroundings: Sendable {
  /// The folder it was called in.
  package var folder: Path
  /// The variables of the environment.
  package var environment: [String: String]
  /// What it writes on.
  package var terminal: Terminal
  /// How many processes may run at once.
  package var cores: Int
  /// Writes lines of the result.
  package var write: @Sendable ([String]) -> Void
  /// Writes lines about what is going on, or what went wrong.
  package var say: @Sendable ([String]) -> Void
  /// Asks a question and returns the line that was typed; none where nobody answers.
  package var ask: @Sendable (String) -> String?
  /// Returns the next line that is typed; none where nobody types any more.
  package var read: @Sendable () -> String?
  /// Whether there is still someone to read the result.
  package var isHeard: @Sendable () -> Bool

  /// The surroundings of this process.
  package static var current: Surroundings {
    let environment = ProcessInfo.processInfo.environment
    return Surroundings(
      folder: Path(FileManager.default.currentDirectoryPath),
      environment: environment,
      terminal: Terminal(
        environment: environment,
        isTerminal: isatty(STDOUT_FILENO) == 1,
        columns: columns
      ),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      write: { put($0, on: .standardOutput) },
      say: { put($0, on: .standardError) },
      ask: { question in
        try? FileHandle.standardError.write(contentsOf: Data((question + " ").utf8))
        let answer = readLine()
        if answer == nil { put([""], on: .standardError) }
        return answer
      },
      read: { readLine() },
      isHeard: {
        var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
        return poll(&output, 1, 0) <= 0 || Int32(output.revents) & (POLLERR | POLLHUP) == 0
      }
    )
  }

  /// The width of the terminal, if there is one.
  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A reader that has gone away, as `head` does, is no reason to stop what is under way.
  private static func put(_ lines: [String], on handle: FileHandle) {
    let text = lines.map { $0 + "\n" }.joined()
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
