extension UITableViewCell {
  /// The symbol at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// The arrow that says that a tap leads further.
    case disclosureIndicator
    /// A tick.
    case checkmark

    /// The symbol drawn.
    var symbolName: String? {
      switch self {
      case .none: nil
      case .disclosureIndicator: "chevron.forward"
      case .checkmark: "checkmark"
      }
    }
  }
}
