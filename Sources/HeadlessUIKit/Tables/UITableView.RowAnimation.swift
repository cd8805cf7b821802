extension UITableView {
  /// How rows come and go.
  ///
  /// Animations take no time here.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// At once.
    case none
    /// As the table sees fit.
    case automatic = 100
  }
}
