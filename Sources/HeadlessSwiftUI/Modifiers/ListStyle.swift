/// How a list looks, accepted without an effect.
public struct ListStyle: Sendable {
  /// Rows from edge to edge.
  public static let plain = ListStyle()
  /// Groups of rows.
  public static let grouped = ListStyle()
  /// Groups of rows with room around them.
  public static let insetGrouped = ListStyle()
  /// Rows with room around them.
  public static let inset = ListStyle()
  /// Rows as in a sidebar.
  public static let sidebar = ListStyle()
  /// Decides by where the list is.
  public static let automatic = ListStyle()
}
