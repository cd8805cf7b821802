extension View {
  /// Puts items into the screen's bars, which are read before its content.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    modifier(AddingModifier(modification: .bar, part: .toolbar, added: content()))
  }
}

/// An item of a bar.
///
/// Here it is a view, so that one builder serves both kinds of content. Items are read in the
/// order in which they are written.
public struct ToolbarItem<Content: View>: View {
  private let content: Content

  /// Puts views into a bar.
  ///
  /// The placement is accepted and not used.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// What is shown.
  public var body: some View { content }
}

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
