extension Optional: View where Wrapped: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func children(in node: Node) -> [Child] {
    map { [Child(.branch(true), $0)] } ?? []
  }
}
