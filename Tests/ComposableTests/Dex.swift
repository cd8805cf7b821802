import Composable

/// A list of creatures that presents one of them.
struct Dex: Reducer {
  struct State {
    var names: [String] = []
    var query = ""
    var detail: Detail.State?
  }

  enum Action: Sendable {
    case load
    case loaded([String])
    case search(String)
    case found(String)
    case open(Int)
    case close
    case detail(Detail.Action)

    var detail: Detail.Action? {
      guard case .detail(let action) = self else { return nil }
      return action
    }
  }

  let server: Server

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .load:
      return .run { [server] send in await send(.loaded([await server.answer("names")])) }
    case .loaded(let names):
      state.names = names
    case .search(let query):
      state.query = query
      return .run { [server] send in await send(.found(await server.answer(query))) }
        .cancellable(id: "search", cancelInFlight: true)
    case .found(let name):
      state.names = [name]
    case .open(let id):
      state.detail = Detail.State(id: id)
    case .close:
      state.detail = nil
      return .cancel(id: "search")
    case .detail(.done):
      state.detail = nil
    case .detail:
      break
    }
    return .none
  }
}

/// One creature.
struct Detail: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var text = ""
    var taps = 0
  }

  enum Action: Sendable {
    case appeared
    case described(String)
    case tapped
    case done
  }

  let server: Server

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      let id = state.id
      return .run { [server] send in await send(.described(await server.answer("\(id)"))) }
    case .described(let text): state.text = text
    case .tapped: state.taps += 1
    case .done: break
    }
    return .none
  }
}
