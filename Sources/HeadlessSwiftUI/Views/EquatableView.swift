/// A view that is evaluated again only when `==` says that it is different (rule R8).
public struct EquatableView<Content: View & Equatable>: View {
  /// The view to compare.
  public var content: Content

  /// Has a view compared by `==`.
  public init(content: Content) { self.content = content }

  /// The view to compare.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Has the view evaluated again only when `==` says that it is different.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
