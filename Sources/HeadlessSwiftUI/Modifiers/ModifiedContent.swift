/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Primitive where Content: View, Modifier: ViewModifier {
  func children(in node: Node) -> [Child] {
    if let modifier = modifier as? any PrimitiveModifier {
      return modifier.children(around: content, in: node)
    }
    var modifier = modifier
    DynamicProperties.bind(&modifier, to: node, at: "modifier.")
    node.graph.countBody(of: Modifier.self)
    let body = modifier.body(content: _ViewModifier_Content(content: content))
    return [Child(.content, body)]
  }

  var role: Role { (modifier as? any PrimitiveModifier)?.role ?? .group }
  var lifecycle: Lifecycle? { (modifier as? any PrimitiveModifier)?.lifecycle }
}
