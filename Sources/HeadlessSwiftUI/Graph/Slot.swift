/// The place of a view below its parent: half of its structural identity.
///
/// Reproduces rule R1: position and branch, or an explicit id. The other half is its type.
enum Slot: Hashable {
  /// The body of a view, or the content of a modifier.
  case content
  /// A position among siblings written one below the other.
  case position(Int)
  /// One side of an `if` or `switch`.
  case branch(Bool)
  /// An identity given by the author.
  case id(AnyHashable)
  /// What a modifier or container adds beside its content.
  case part(Part)

  /// What can stand beside the content.
  enum Part: Hashable {
    case label, header, footer, overlay, background, toolbar, title, message, actions
    case swipeActions, tabItem, sidebar, middle, detail
    case presented(AnyHashable)
    case pushed(Int, AnyHashable)
  }
}
