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

/// Tells the screen something about a view.
struct MarkingModifier: PrimitiveModifier {
  let modification: Modification

  var role: Role { .modifier(modification) }
}

/// Tells the screen something about a view, and adds a view beside it.
struct AddingModifier<Added: View>: PrimitiveModifier {
  let modification: Modification
  let part: Slot.Part
  let added: Added

  var role: Role { .modifier(modification) }

  func children(around content: some View, in node: Node) -> [Child] {
    [Child(.content, content), Child(.part(part), added)]
  }
}
