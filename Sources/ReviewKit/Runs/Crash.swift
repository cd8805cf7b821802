/// How a test process was brought down, as far as it told.
package struct Crash: Hashable, Sendable {
  /// The number of the signal.
  package var signal: Int32
  /// The runtime's last words: "Fatal error: Index out of range".
  package var message: String?
  /// The line of the exercise, or of its tests, that it happened on; as a path from the root.
  package var place: SourcePlace?

  /// Creates a crash.
  package init(signal: Int32, message: String? = nil, place: SourcePlace? = nil) {
    self.signal = signal
    self.message = message
    self.place = place
  }

  /// Reads what a process wrote while it went down.
  ///
  /// - Parameters:
  ///   - signal: The signal that ended it.
  ///   - errors: What it wrote to standard error.
  ///   - ownPath: Returns the path from the root of a file that is part of the exercise.
  package init(signal: Int32, errors: [String], ownPath: (String) -> String?) {
    self.init(signal: signal)
    message = errors.compactMap(Self.message).last
    place = errors.compactMap { Self.frame($0, ownPath: ownPath) }.first
  }

  /// What happened, as a sentence: the runtime's words where there are any.
  package var sentence: String {
    let name = Signal(number: signal).name
    return message.map { "The app stopped: \($0) (\(name))." } ?? Signal.sentence(about: name)
  }

  /// Reads a line like `Swift/File.swift:692: Fatal error: Index out of range`.
  private static func message(_ line: String) -> String? {
    for start in ["Fatal error", "Precondition failed", "Assertion failed"] {
      let parts = line.split(separator: "\(start)", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].isEmpty || parts[0].hasSuffix(": ") {
        return start + parts[1]
      }
    }
    return nil
  }

  /// Reads a line of a backtrace that ends with `at /path/File.swift:12:3`.
  private static func frame(_ line: String, ownPath: (String) -> String?) -> SourcePlace? {
    guard let start = line.ranges(of: " at /").last else { return nil }
    let parts = line[line.index(before: start.upperBound)...]
      .split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, let number = Int(parts[1].trimmed) else { return nil }
    return ownPath(String(parts[0])).map { SourcePlace(file: $0, line: number) }
  }
}
