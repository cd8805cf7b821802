/// Several views, one after the other, each identified by its position (rule R1).
public struct TupleView<T>: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  /// The views.
  public let value: T
  private let described: [Child]

  init(_ value: T, children: [Child]) {
    self.value = value
    described = children
  }
}

extension TupleView: Primitive {
  func children(in node: Node) -> [Child] { described }
}
