import Composable
import HeadlessSwiftUI

/// All creatures, with their stars.
struct PokedexScreen: View {
  let store: StoreOf<CreatureList>
  let sync: StoreOf<Sync>
  let recovery: StoreOf<Recovery>

  var body: some View {
    List {
      RecoveryNotice(store: recovery)
      ForEach(Creature.all) { creature in
        Button {
          store.send(.creatureTapped(creature))
        } label: {
          CreatureRow(creature: creature, isFavorite: store.favorites.contains(creature.id))
        }
      }
    }
    .navigationTitle("Pokédex")
    .toolbar {
      Button("Search") { store.send(.searchTapped) }
      Button("Sync") { sync.send(.tapped) }
    }
    .navigationDestination(isPresented: store.isPresented(\.detail, close: .detailClosed)) {
      if let detail = store.scope(\.detail, action: CreatureList.Action.detail) {
        DetailScreen(store: detail)
      }
    }
    .navigationDestination(isPresented: store.isPresented(\.search, close: .searchClosed)) {
      if let search = store.scope(\.search, action: CreatureList.Action.search) {
        SearchScreen(store: search)
      }
    }
  }
}

/// One creature in a list.
struct CreatureRow: View {
  let creature: Creature
  let isFavorite: Bool  // finding 12

  var body: some View {
    HStack {
      Text(creature.name)
      Spacer()
      Image(systemName: isFavorite ? "star.fill" : "star")
        .accessibilityLabel(isFavorite ? "Favorite" : "Not a favorite")  // finding 11
    }
  }
}
