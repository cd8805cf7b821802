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
