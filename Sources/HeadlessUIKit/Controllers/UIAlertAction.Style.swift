extension UIAlertAction {
  /// What choosing an action means.
  public enum Style: Int, Sendable {
    /// Nothing in particular.
    case `default`
    /// Giving up.
    case cancel
    /// Deleting something.
    case destructive
  }
}
