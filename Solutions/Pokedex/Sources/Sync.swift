import Composable
import Sharing

/// Adds the stars that the person's other device has.
struct Sync: Reducer {
  struct State {
    @Shared(.favorites) var favorites
  }

  enum Action: Sendable {
    case tapped
    case answered([Int])
  }

  let server: any StarServer

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped:
      return .run { [server] send in
        guard let stars = try? await server.stars() else { return }
        await send(.answered(stars))
      }
    case .answered(let stars):
      state.$favorites.withLock { $0.formUnion(stars) }  // finding 1
      return .none
    }
  }
}
