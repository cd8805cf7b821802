/// A feature: what it knows, what can happen to it, and what follows from that.
///
/// ```swift
/// struct Counter: Reducer {
///   struct State { var count = 0 }
///   enum Action: Sendable { case increment }
///
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     switch action {
///     case .increment:
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State

  /// What can happen: a tap, an answer that arrived.
  associatedtype Action: Sendable

  /// Changes the state as `action` requires, and says what is to be done outside of it.
  ///
  /// Called on the main actor, for one action after the other.
  @MainActor func reduce(into state: inout State, action: Action) -> Effect<Action>
}
