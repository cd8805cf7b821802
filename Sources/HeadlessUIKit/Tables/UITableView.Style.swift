extension UITableView {
  /// How sections look.
  ///
  /// Without pixels it makes no difference.
  public enum Style: Int, Sendable {
    /// From edge to edge.
    case plain
    /// Set apart.
    case grouped
    /// Set apart, with margins.
    case insetGrouped
  }
}
