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
