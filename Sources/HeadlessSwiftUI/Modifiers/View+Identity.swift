extension View {
  /// Gives the view an explicit identity: with another id everything below begins anew (rule R3).
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: id))
  }

  /// Tells a picker, list or tab view which choice the view stands for.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modifier(TagModifier(tag: tag))
  }
}

private struct TagModifier: PrimitiveModifier {
  let tag: AnyHashable

  var role: Role { .modifier(.tag(tag)) }

  func children(around content: some View, in node: Node) -> [Child] {
    [Child(.content, content) { $0.tag = tag }]
  }
}

private struct IdentityModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  func children(around content: some View, in node: Node) -> [Child] {
    [Child(.id(id), content)]
  }
}
