/// A modifier without a body of its own.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The content as it is modified, and what is added beside it.
  func children(around content: some View, in node: Node) -> [Child]
  /// What the screen is to make of it.
  var role: Role { get }
  /// What it has done as it appears and disappears.
  var lifecycle: Lifecycle? { get }
}

extension PrimitiveModifier {
  func children(around content: some View, in node: Node) -> [Child] {
    [Child(.content, content)]
  }
  var role: Role { .group }
  var lifecycle: Lifecycle? { nil }
}
