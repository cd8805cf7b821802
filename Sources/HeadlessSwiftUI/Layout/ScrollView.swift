/// Views that can be scrolled.
///
/// Everything inside is taken to be visible.
public struct ScrollView<Content: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let content: Content

  /// Makes views scrollable.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrollView: Primitive, Refreshable {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .stack }
}
