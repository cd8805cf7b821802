/// One run of a view's body, or of a primitive's description of its children.
@MainActor enum Evaluation {
  /// Binds the node's view to the node, runs it, and returns the children that it describes.
  static func run(_ node: Node) -> [Child] {
    func run<Shown: View>(_ shown: Shown) -> [Child] {
      var view = shown
      DynamicProperties.bind(&view, to: node)
      node.view = view
      guard let primitive = view as? any Primitive else {
        node.graph.countBody(of: Shown.self)
        return [Child(.content, view.body)]
      }
      node.role = primitive.role
      node.lifecycle = primitive.lifecycle
      return primitive.children(in: node)
    }
    return run(node.view)
  }
}
