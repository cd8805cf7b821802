/// A screen above the root of a stack, evaluated on its own.
struct PushedScreen: View {
  typealias Body = Never

  let history: NavigationHistory
  let entry: NavigationHistory.Entry
}

extension PushedScreen: Primitive {
  func children(in node: Node) -> [Child] {
    [Child(.content, history.view(of: entry, at: node))]
  }
}
