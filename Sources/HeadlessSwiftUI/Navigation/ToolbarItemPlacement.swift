/// Where an item is put, accepted without an effect.
public struct ToolbarItemPlacement: Sendable {
  /// Decides by where the view is.
  public static let automatic = ToolbarItemPlacement()
  /// Where the most important action belongs.
  public static let primaryAction = ToolbarItemPlacement()
  /// Where the action belongs that confirms a sheet.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Where the action belongs that leaves a sheet.
  public static let cancellationAction = ToolbarItemPlacement()
  /// At the beginning of the upper bar.
  public static let topBarLeading = ToolbarItemPlacement()
  /// At the end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// In the lower bar.
  public static let bottomBar = ToolbarItemPlacement()
  /// In place of the title.
  public static let principal = ToolbarItemPlacement()
}
