/// A part of another source's state that is there at times.
final class PresentedSource<Base: StoreSource, State, Action: Sendable>: StoreSource {
  private let base: Base
  private let path: KeyPath<Base.State, State?>
  private let embed: (Action) -> Base.Action
  private var last: State

  init?(
    in base: Base,
    at path: KeyPath<Base.State, State?>,
    embed: @escaping (Action) -> Base.Action
  ) {
    guard let state = base.state[keyPath: path] else { return nil }
    self.base = base
    self.path = path
    self.embed = embed
    last = state
  }

  var state: State {
    last = base.state[keyPath: path] ?? last
    return last
  }

  func read<Member>(_ member: KeyPath<State, Member>) -> Member {
    _ = base.read(path.appending(path: \.[presented: member]))
    return state[keyPath: member]
  }

  func send(_ action: Action, _ task: StoreTask) {
    base.send(embed(action), task)
  }
}

extension Optional {
  /// Whether there is a value.
  var isPresented: Bool { self != nil }

  /// A member of the value, or nil where there is none.
  subscript<Member>(presented member: KeyPath<Wrapped, Member>) -> Member? {
    self?[keyPath: member]
  }
}
