extension UITableViewCell {
  /// How a selected cell looks.
  ///
  /// Without pixels it makes no difference.
  public enum SelectionStyle: Int, Sendable {
    /// Like any other.
    case none
    /// Tinted.
    case blue
    /// Gray.
    case gray
    /// The system's look.
    case `default`
  }
}
