/// The state of a feature that was started, its observers and its effects.
final class RootSource<Feature: Reducer>: StoreSource {
  private(set) var state: Feature.State

  private let feature: Feature
  private var observed: [PartialKeyPath<Feature.State>: ObservedMember<Feature.State>] = [:]
  private var queue: [(action: Feature.Action, task: StoreTask)] = []
  private var isHandling = false
  private var running: [Int: (ids: Set<EffectID>, task: Task<Void, Never>)] = [:]
  private var effectCount = 0

  init(_ state: Feature.State, _ feature: Feature) {
    self.state = state
    self.feature = feature
  }

  deinit {
    for effect in running.values { effect.task.cancel() }
  }

  func read<Member>(_ member: KeyPath<Feature.State, Member>) -> Member {
    let known = observed[member] ?? ObservedMember(member)
    observed[member] = known
    known.access()
    return state[keyPath: member]
  }

  func send(_ action: Feature.Action, _ task: StoreTask) {
    queue.append((action, task))
    guard !isHandling else { return }
    isHandling = true
    while !queue.isEmpty {
      let next = queue.removeFirst()
      handle(next.action, next.task)
    }
    isHandling = false
  }

  private func handle(_ action: Feature.Action, _ task: StoreTask) {
    let old = state
    let effect = feature.reduce(into: &state, action: action)
    for member in observed.values where member.differs(old, state) { member.send() }
    for step in effect.steps {
      switch step {
      case .cancel(let id): cancel(id)
      case .run(let ids, let operation): start(operation, ids, task)
      }
    }
  }
}

// MARK: - Effects

extension RootSource {
  private func start(
    _ operation: @escaping Effect<Feature.Action>.Operation,
    _ ids: Set<EffectID>,
    _ task: StoreTask
  ) {
    effectCount += 1
    let number = effectCount
    let send = Send<Feature.Action> { [weak self] in self?.send($0, task) }
    let effect = Task { [weak self] in
      await operation(send)
      self?.running[number] = nil
    }
    running[number] = (ids, effect)
    task.add(effect)
  }

  private func cancel(_ id: EffectID) {
    for effect in running.values where effect.ids.contains(id) { effect.task.cancel() }
  }
}
