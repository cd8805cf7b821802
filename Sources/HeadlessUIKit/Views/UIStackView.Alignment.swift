extension UIStackView {
  /// Where the arranged views stand across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a vertical stack.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge of a vertical stack.
    case trailing
    /// At the top of a horizontal stack.
    public static let top = Alignment.leading
    /// At the bottom of a horizontal stack.
    public static let bottom = Alignment.trailing
  }
}
