/// Work that a reducer asks for: requests, waiting, anything that isn't a change of its state.
///
/// What comes of it is sent back as actions.
public struct Effect<Action: Sendable>: Sendable {
  enum Step: Sendable {
    case run(ids: Set<EffectID>, _ operation: Operation)
    case cancel(EffectID)
  }

  typealias Operation = @concurrent @Sendable (Send<Action>) async -> Void

  let steps: [Step]

  /// Asks for nothing.
  public static var none: Self { Self(steps: []) }

  /// Runs an operation off the main actor, and sends the actions that it hands to `send`.
  ///
  /// An operation can't throw: what a failure means for the feature is an action too.
  public static func run(
    _ operation: @escaping @concurrent @Sendable (_ send: Send<Action>) async -> Void
  ) -> Self {
    Self(steps: [.run(ids: [], operation)])
  }

  /// Cancels every effect that runs under an id.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(steps: [.cancel(EffectID(id))])
  }

  /// Asks for several effects, which run at the same time.
  public static func merge(_ effects: Self...) -> Self {
    Self(steps: effects.flatMap(\.steps))
  }

  /// Gives the effect an id, under which it can be cancelled.
  ///
  /// With `cancelInFlight`, what runs under the id already is cancelled first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    let id = EffectID(id)
    let named = steps.map { step in
      guard case .run(let ids, let operation) = step else { return step }
      return .run(ids: ids.union([id]), operation)
    }
    return Self(steps: (cancelInFlight ? [.cancel(id)] : []) + named)
  }

  /// Turns the actions that the effect sends into those of another feature.
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    Effect<Other>(
      steps: steps.map { step in
        switch step {
        case .cancel(let id): .cancel(id)
        case .run(let ids, let operation):
          .run(ids: ids) { send in await operation(Send { send(transform($0)) }) }
        }
      })
  }
}
