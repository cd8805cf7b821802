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

extension HStack: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .stack }
}

extension VStack: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .stack }
}

extension ZStack: Primitive {
  func children(in node: Node) -> [Child] { [Child(.content, content)] }
  var role: Role { .stack }
}
