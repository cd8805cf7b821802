extension UITableViewCell {
  /// What a person can ask of a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// To be deleted.
    case delete
    /// That another be inserted.
    case insert
  }
}
