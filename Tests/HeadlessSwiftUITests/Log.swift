/// What views have done, in order, noted without anything depending on it.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Everything noted since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
