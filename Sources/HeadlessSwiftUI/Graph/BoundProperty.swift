/// A property wrapper of the module itself, which keeps something in the node of its view.
protocol BoundProperty: DynamicProperty {
  /// Takes over what the node keeps under `path`, or begins to keep it there.
  @MainActor mutating func bind(to node: Node, at path: String)
}
