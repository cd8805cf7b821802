extension UIButton {
  /// What kind of button it is.
  ///
  /// Without pixels, they all look alike.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom
    /// With the system's look.
    case system
    /// With the symbol for more about something.
    case detailDisclosure
    /// With the symbol for adding something.
    case contactAdd
    /// With the symbol for closing something.
    case close

    /// The symbol a button of this type begins with.
    var image: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure: UIImage(known: "info.circle")
      case .contactAdd: UIImage(known: "plus.circle")
      case .close: UIImage(known: "xmark")
      }
    }
  }
}
