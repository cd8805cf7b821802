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
