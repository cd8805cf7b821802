/// A view whose type is hidden: another type inside is another identity (rule R6).
public struct AnyView: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let content: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    content = (view as? AnyView)?.content ?? view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
}
