/// Views in front of each other; the last is in front.
public struct ZStack<Content: View>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  private let content: Content

  /// Arranges views in front of each other.
  ///
  /// The alignment is accepted and not used.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .stack }
}
