/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  let content: any View
}

extension _ViewModifier_Content: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
}
