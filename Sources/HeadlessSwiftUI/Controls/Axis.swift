/// A direction.
public enum Axis: Sendable {
  /// Beside each other, or one below the other.
  case horizontal, vertical
}
