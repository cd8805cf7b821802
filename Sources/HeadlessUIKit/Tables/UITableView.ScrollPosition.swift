extension UITableView {
  /// Where a row is to stand after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it can be seen.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
}
