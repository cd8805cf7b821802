extension View {
  /// Runs an action as the view appears (rules T1 and T2).
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs an action after the view has disappeared (rule T1).
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  /// Runs an asynchronous action for as long as the view is on the screen.
  ///
  /// Reproduces rules T3 to T6: started with each appearance, cancelled with each disappearance.
  /// The priority is accepted and not used.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(action: action))
  }

  /// Runs an asynchronous action for as long as the view is on the screen, and starts it anew when
  /// a value changes (rule T4).
  ///
  /// The priority is accepted and not used.
  public func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(ValueTaskModifier(id: value, action: action))
  }

  /// Runs an action when a value is another than at the last update (rule T8).
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action when a value is another than at the last update (rule T8).
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}

private struct AppearanceModifier: PrimitiveModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  var lifecycle: Lifecycle? { .appearance(onAppear: onAppear, onDisappear: onDisappear) }
}

private struct TaskModifier: PrimitiveModifier {
  let action: Lifecycle.Action

  var lifecycle: Lifecycle? { .task(action) }
}

private struct ValueTaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let action: Lifecycle.Action

  var lifecycle: Lifecycle? { .task(action) }

  func children(around content: some View, in node: Node) -> [Child] {
    let last = node.stored("id") { Box(id) }
    if last.value != id, node.isOnScreen { node.graph.schedule(.restart(node)) }
    last.value = id
    return [Child(.content, content)]
  }
}

private struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func children(around content: some View, in node: Node) -> [Child] {
    let isFirst = node.storage["value"] == nil
    let last = node.stored("value") { Box(value) }
    let old = last.value
    last.value = value
    if isFirst ? isInitial : old != value {
      node.graph.schedule(.run { action(old, value) })
    }
    return [Child(.content, content)]
  }
}
