extension UISplitViewController {
  /// How many columns it has.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column.
    case doubleColumn = 1
  }
}
