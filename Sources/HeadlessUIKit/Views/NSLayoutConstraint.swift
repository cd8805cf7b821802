/// The namespace of ``Axis``, which ``UIStackView`` shares with Auto Layout in UIKit.
///
/// Constraints themselves are left out.
@MainActor open class NSLayoutConstraint {
  private init() {}
}

extension NSLayoutConstraint {
  /// The direction in which views stand beside each other.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
