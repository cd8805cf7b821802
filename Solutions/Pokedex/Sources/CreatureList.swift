import Composable
import Sharing

/// The list of all creatures, which leads to one of them and to the search.
struct CreatureList: Reducer {
  struct State {
    @SharedReader(.favorites) var favorites  // finding 4
    var detail: Detail.State?
    var search: Search.State?
  }

  enum Action: Sendable {
    case creatureTapped(Creature)
    case searchTapped
    case detailClosed
    case searchClosed
    case detail(Detail.Action)
    case search(Search.Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .creatureTapped(let creature): state.detail = Detail.State(creature: creature)
    case .searchTapped: state.search = Search.State()
    case .detailClosed: state.detail = nil
    case .searchClosed: state.search = nil
    case .detail, .search: break
    }
    return .none
  }

  /// The list together with what it leads to.
  static var feature: some Reducer<State, Action> {
    CreatureList()
      .ifLet(\.detail, action: Action.detail, from: \.detail) { Detail() }
      .ifLet(\.search, action: Action.search, from: \.search) { Search.feature }
  }
}

extension CreatureList.Action {
  fileprivate var detail: Detail.Action? {
    guard case .detail(let action) = self else { return nil }
    return action
  }

  fileprivate var search: Search.Action? {
    guard case .search(let action) = self else { return nil }
    return action
  }
}
