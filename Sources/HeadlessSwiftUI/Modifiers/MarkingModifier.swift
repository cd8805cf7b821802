/// Tells the screen something about a view.
struct MarkingModifier: PrimitiveModifier {
  let modification: Modification

  var role: Role { .modifier(modification) }
}
