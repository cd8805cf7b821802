extension UISplitViewController {
  /// A place for a controller.
  public enum Column: Int, Sendable {
    /// The list.
    case primary
    /// The detail.
    case secondary
  }
}
