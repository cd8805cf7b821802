/// A view without a body of its own, which tells the graph its children and the screen its role.
@MainActor protocol Primitive: View where Body == Never {
  /// The views directly below this one, as they are to be now.
  func children(in node: Node) -> [Child]
  /// What the screen is to make of it.
  var role: Role { get }
  /// What it has done as it appears and disappears.
  var lifecycle: Lifecycle? { get }
}

extension Primitive {
  func children(in node: Node) -> [Child] { [] }
  var role: Role { .group }
  var lifecycle: Lifecycle? { nil }
}
