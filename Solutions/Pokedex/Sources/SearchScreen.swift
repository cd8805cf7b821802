import Composable
import HeadlessSwiftUI
import Sharing

/// The creatures whose names contain what is typed, each of which leads to its detail.
struct Search: Reducer {
  struct State {
    @SharedReader(.favorites) var favorites
    var query = ""
    var detail: Detail.State?

    var results: [Creature] {
      guard !query.isEmpty else { return Creature.all }
      return Creature.all.filter { $0.name.localizedStandardContains(query) }
    }
  }

  enum Action: Sendable {
    case queryChanged(String)
    case creatureTapped(Creature)
    case detailClosed
    case detail(Detail.Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query): state.query = query
    case .creatureTapped(let creature): state.detail = Detail.State(creature: creature)
    case .detailClosed: state.detail = nil
    case .detail: break
    }
    return .none
  }

  /// The search together with what it leads to.
  static var feature: some Reducer<State, Action> {
    Search()
      .ifLet(\.detail, action: Action.detail, from: \.detail) { Detail() }
  }
}

extension Search.Action {
  fileprivate var detail: Detail.Action? {
    guard case .detail(let action) = self else { return nil }
    return action
  }
}

/// The screen of the search.
struct SearchScreen: View {
  let store: StoreOf<Search>

  var body: some View {
    List(store.results) { creature in
      Button {
        store.send(.creatureTapped(creature))
      } label: {
        CreatureRow(creature: creature, isFavorite: store.favorites.contains(creature.id))
      }
    }
    .searchable(text: Binding(get: { store.query }, set: { store.send(.queryChanged($0)) }))
    .navigationTitle("Search")
    .navigationDestination(isPresented: store.isPresented(\.detail, close: .detailClosed)) {
      if let detail = store.scope(\.detail, action: Search.Action.detail) {
        DetailScreen(store: detail)
      }
    }
  }
}
