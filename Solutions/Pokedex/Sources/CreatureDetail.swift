import Composable
import HeadlessSwiftUI
import Sharing

/// One creature, with a star to tap.
struct Detail: Reducer {
  struct State {
    let creature: Creature
    @Shared(.favorites) var favorites

    var isFavorite: Bool { favorites.contains(creature.id) }
  }

  enum Action: Sendable {
    case starTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .starTapped:
      state.$favorites.withLock { [id = state.creature.id] favorites in  // finding 7
        if favorites.remove(id) == nil { favorites.insert(id) }
      }
      return .none
    }
  }
}

/// The screen of one creature.
struct DetailScreen: View {
  let store: StoreOf<Detail>

  var body: some View {
    List {
      Text("No. \(store.creature.id)")
      Text(store.creature.kind)
    }
    .navigationTitle(store.creature.name)
    .toolbar {
      Button {
        store.send(.starTapped)
      } label: {
        Image(systemName: store.isFavorite ? "star.fill" : "star")
          .accessibilityLabel(store.isFavorite ? "Favorite" : "Not a favorite")
      }
    }
  }
}
