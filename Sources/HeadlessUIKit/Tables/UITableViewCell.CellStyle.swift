extension UITableViewCell {
  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable {
    /// One label.
    case `default`
    /// A label, and another at the trailing edge.
    case value1
    /// A small label, and another beside it.
    case value2
    /// A label, and another below it.
    case subtitle
  }
}
