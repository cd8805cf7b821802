extension UIAlertController {
  /// Where an alert comes up.
  ///
  /// On the headless screen it is the same place.
  public enum Style: Int, Sendable {
    /// From the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }
}
