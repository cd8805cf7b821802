internal import Observation

/// A member of a state that somebody has read.
@MainActor final class ObservedMember<State>: Observable {
  /// Whether the member has changed between two states, as far as its type can tell.
  let differs: (State, State) -> Bool

  private nonisolated let registrar = ObservationRegistrar()

  init<Member>(_ member: KeyPath<State, Member>) {
    differs = { old, new in
      !areEqual(old[keyPath: member], new[keyPath: member])
    }
  }

  private nonisolated var content: Void { () }

  /// Makes whoever tracks what they read depend on the member.
  func access() {
    registrar.access(self, keyPath: \.content)
  }

  /// Tells the observers of a change that has been made.
  func send() {
    registrar.withMutation(of: self, keyPath: \.content) {}
  }
}

private func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  func isSecond<Known: Equatable>(_ first: Known) -> Bool { first == second as? Known }
  guard let first = first as? any Equatable else { return false }
  return isSecond(first)
}
