/// A view that shows nothing.
public struct EmptyView: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  /// Makes a view that shows nothing.
  nonisolated public init() {}
}

extension EmptyView: Primitive {}
