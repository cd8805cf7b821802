/// A feature that runs: its state, to read, and the way to send actions to it.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.increment)
/// store.count  // 1
/// ```
///
/// A view, or whoever else tracks what they read, depends on the members of the state that it read,
/// not on the whole. A member of a type that isn't `Equatable` counts as changed by every action.
@MainActor @dynamicMemberLookup
public final class Store<State, Action: Sendable> {
  private let source: any StoreSource<State, Action>

  init(_ source: any StoreSource<State, Action>) {
    self.source = source
  }

  /// Starts a feature.
  ///
  /// When the last store of it is let go, its effects are cancelled.
  public convenience init(
    initialState: State,
    reducer: () -> some Reducer<State, Action>
  ) {
    self.init(RootSource(initialState, reducer()))
  }

  /// Reads a member of the state.
  public subscript<Member>(dynamicMember member: KeyPath<State, Member>) -> Member {
    source.read(member)
  }

  /// Has the reducer handle an action, and starts the effects that it asks for.
  ///
  /// The state is changed when this returns. An action that is sent while another one is being
  /// handled, by an observer of the state, is handled after it.
  ///
  /// - Returns: The effects, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let task = StoreTask()
    source.send(action, task)
    return task
  }

  /// The store of a feature that is presented, or nil while none is.
  ///
  /// Whoever tracks this call depends on whether one is presented. After the feature has gone, its
  /// store still has the state that was there last, for a view on its way out.
  public func scope<Child, ChildAction: Sendable>(
    _ state: KeyPath<State, Child?>,
    action embed: @escaping (ChildAction) -> Action
  ) -> Store<Child, ChildAction>? {
    guard source.read(state.appending(path: \.isPresented)) else { return nil }
    return presented(source, state, embed)
  }

  private func presented<Source: StoreSource<State, Action>, Child, ChildAction: Sendable>(
    _ source: Source,
    _ path: KeyPath<State, Child?>,
    _ embed: @escaping (ChildAction) -> Action
  ) -> Store<Child, ChildAction>? {
    PresentedSource(in: source, at: path, embed: embed).map { Store<Child, ChildAction>($0) }
  }
}

/// The store of a reducer's state and actions.
public typealias StoreOf<Feature: Reducer> = Store<Feature.State, Feature.Action>
