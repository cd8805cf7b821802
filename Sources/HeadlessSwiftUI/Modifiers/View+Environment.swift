extension View {
  /// Sets a value in the environment of the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an observable object into the environment of the view, under its type.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object, as: Object.self) })
  }

  /// Puts an observed object into the environment of the view, under its type (rule O10).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object, as: Object.self) })
  }

  /// Stops the controls of the view from reacting to a person (rule H3).
  ///
  /// What an ancestor has disabled stays so.
  public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}

/// Changes the environment of a view.
struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  func children(around content: some View, in node: Node) -> [Child] {
    [Child(.content, content, environment: change)]
  }
}
