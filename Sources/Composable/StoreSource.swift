/// Where a store has its state from, and where it sends its actions.
@MainActor protocol StoreSource<State, Action>: AnyObject {
  associatedtype State
  associatedtype Action: Sendable

  /// The state now, of which nobody is noted as a reader.
  var state: State { get }

  /// Reads a member; whoever tracks what they read depends on it.
  func read<Member>(_ member: KeyPath<State, Member>) -> Member

  /// Handles an action, and adds the effects that follow to `task`.
  func send(_ action: Action, _ task: StoreTask)
}
