/// What the screen is to make of a node.
///
/// The graph only keeps it. What it means is known on the query side.
enum Role {
  /// Has no place of its own: groups, branches, bodies.
  case group
  /// Arranges what is inside.
  case stack
  case text(Text)
  case image(Image)
  case label
  /// Takes up room without drawing anything.
  case spacer
  /// Draws an area, unless it is clear.
  case fill(isClear: Bool)
  case control(Control)
  /// Leads somewhere, from the node that it is at.
  case link(value: AnyHashable?, follow: (Node) -> Void)
  case progress
  case list(ListSelection?)
  case section
  case rows(Deletion?)
  case row(AnyHashable)
  case screens
  case columns
  case tabs
  case modifier(Modification)
}

/// What a modifier means to the screen.
enum Modification {
  case tap(count: Int, action: () -> Void)
  case contentShape
  /// Makes the frame as wide as it can be, which leaves a gap beside the content.
  case fillsWidth
  case accessibility(Accessibility)
  case title(Text)
  case bar
  case search(SearchField)
  case swipe
  case tabItem
  case tag(AnyHashable)
  /// The part `.presented` covers everything else while it is there.
  case presents(dismiss: () -> Void)
  case alert(Alert)
  case refreshable
  /// The part `.overlay` is drawn in front.
  case overlay
  /// The part `.background` is drawn behind, over the whole frame.
  case background
}
