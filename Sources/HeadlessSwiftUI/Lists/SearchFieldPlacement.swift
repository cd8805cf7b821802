/// Where a search field is put, accepted without an effect.
public struct SearchFieldPlacement: Sendable {
  /// Decides by where the view is.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
}
