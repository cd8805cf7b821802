/// Where a line of text stands between two edges.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// As the language has it.
  case natural = 4
}
