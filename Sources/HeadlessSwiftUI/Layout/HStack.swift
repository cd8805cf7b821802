/// Views beside each other.
public struct HStack<Content: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let content: Content

  /// Arranges views beside each other.
  ///
  /// Alignment and spacing are accepted and not used.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .stack }
}
