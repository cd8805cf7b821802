extension Reducer {
  /// Adds a feature that is presented while an optional part of the state is there.
  ///
  /// The child sees an action first, then this reducer. When the child's state goes away, or gives
  /// way to one with another identity, the child's effects are cancelled. A child's action that
  /// arrives when there is no child is left to this reducer.
  ///
  /// ```swift
  /// List().ifLet(\.detail, action: List.Action.detail, from: \.detail) { Detail() }
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the child's state is kept; setting it to nil dismisses the child.
  ///   - embed: Makes an action of this feature of one of the child's.
  ///   - extract: Gives back the child's action, or nil if it is another one.
  ///   - child: Makes the feature that is presented.
  /// - Returns: Both features together.
  public func ifLet<Child: Reducer>(
    _ state: any WritableKeyPath<State, Child.State?> & Sendable,
    action embed: @escaping @Sendable (Child.Action) -> Action,
    from extract: @escaping (Action) -> Child.Action?,
    then child: () -> Child
  ) -> some Reducer<State, Action> {
    IfLetReducer(parent: self, child: child(), path: state, embed: embed, extract: extract)
  }
}

/// A feature together with one that it presents.
private struct IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  typealias State = Parent.State
  typealias Action = Parent.Action

  let parent: Parent
  let child: Child
  let path: any WritableKeyPath<State, Child.State?> & Sendable
  let embed: @Sendable (Child.Action) -> Action
  let extract: (Action) -> Child.Action?

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let before = Presentation(state[keyPath: path])
    let childEffect = reduceChild(&state, action)
    let effect = parent.reduce(into: &state, action: action)
    let all = Effect.merge(childEffect, effect)
    return before == Presentation(state[keyPath: path])
      ? all : .merge(all, .cancel(id: PresentedEffects(path)))
  }

  @MainActor private func reduceChild(_ state: inout State, _ action: Action) -> Effect<Action> {
    guard let childAction = extract(action), var childState = state[keyPath: path] else {
      return .none
    }
    let effect = child.reduce(into: &childState, action: childAction)
    state[keyPath: path] = childState
    return effect.map(embed).cancellable(id: PresentedEffects(path))
  }
}

/// Whether something is presented, and which one, if its states have identities.
private struct Presentation: Equatable {
  private let isPresented: Bool
  private let id: AnyHashable?

  init<State>(_ state: State?) {
    func id(_ state: some Identifiable) -> AnyHashable { state.id }
    isPresented = state != nil
    self.id = (state as? any Identifiable).map { id($0) }
  }
}

/// The id under which the effects of a presented feature can be cancelled together.
private struct PresentedEffects: Hashable, Sendable {
  private let path: any AnyKeyPath & Sendable

  init(_ path: any AnyKeyPath & Sendable) {
    self.path = path
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.path as AnyKeyPath == rhs.path as AnyKeyPath
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path as AnyKeyPath)
  }
}
