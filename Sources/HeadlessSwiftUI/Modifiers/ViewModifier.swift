/// Something that makes a view of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The view that is modified, as the modifier gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Never asked for: the modifier is one of the framework's own.
  public func body(content: Content) -> Never {
    fatalError("body should not be called on \(Self.self)")
  }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
