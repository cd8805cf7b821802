/// A program to start, with a limit on its time and on what is kept of its output.
///
/// It runs in a process group of its own, so that whatever it starts ends with it.
package struct ChildProcess: Sendable {
  /// The program's file.
  package var program: Path
  /// The words after its name.
  package var arguments: [String]
  /// Its environment, complete.
  package var environment: [String: String]
  /// What to keep of what it writes.
  package var captures = Capture.both
  /// How long it may run; without end if there is none.
  package var limit: Duration?
  /// What the environment of everything that it starts is marked with, if it is.
  var mark: String?

  /// Creates a program to start.
  package init(
    _ program: Path,
    _ arguments: [String],
    environment: [String: String],
    captures: Capture = .both,
    limit: Duration? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.captures = captures
    self.limit = limit
  }

  /// Which of its streams to keep.
  package enum Capture: Hashable, Sendable {
    /// Standard output and standard error, in the order of writing.
    case both
    /// Standard output only.
    case output
    /// Standard error only.
    case errors
  }

  /// How it ended.
  package enum Ending: Hashable, Sendable {
    /// It ended itself.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// It was stopped when its time was up.
    case timedOut
  }

  /// What became of it.
  package struct Outcome: Hashable, Sendable {
    /// How it ended.
    package var ending: Ending
    /// The last part of what it wrote.
    package var output: String

    /// Creates an outcome.
    package init(ending: Ending, output: String) {
      self.ending = ending
      self.output = output
    }

    /// The lines of what it wrote.
    package var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// How much of the output is kept, in bytes.
  static let outputLimit = 1 << 20
}
