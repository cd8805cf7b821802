/// Views one below the other.
public struct VStack<Content: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let content: Content

  /// Arranges views one below the other.
  ///
  /// Alignment and spacing are accepted and not used.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .stack }
}
