import HeadlessSwiftUI

/// All creatures, with their stars.
struct PokedexScreen: View {
  let server: any StarServer
  @State private var favorites = FavoritesService.shared.get("favorites.json", default: [25])
  @State private var error = FavoritesService.shared.error
  @State private var opened: Creature?
  @State private var isSearching = false

  var body: some View {
    List {
      if let error {
        Text(error)
      }
      ForEach(Creature.all) { creature in
        Button {
          opened = creature
        } label: {
          CreatureRow(creature: creature, favorites: favorites)
        }
      }
    }
    .navigationTitle("Pokédex")
    .toolbar {
      Button("Search") { isSearching = true }
      Button("Sync") { Task { await sync() } }
    }
    .navigationDestination(item: $opened) { creature in
      CreatureDetail(creature: creature, onChange: refresh)
    }
    .navigationDestination(isPresented: $isSearching) {
      SearchScreen()
    }
  }

  private func refresh() {
    favorites = FavoritesService.shared.get("favorites.json", default: [25])
    error = FavoritesService.shared.error
  }

  /// Adds the stars that the other device has.
  private func sync() async {
    var all = FavoritesService.shared.get("favorites.json", default: [])
    guard let others = try? await server.stars() else { return }
    all.formUnion(others)
    FavoritesService.shared.set(all, in: "favorites.json")
    favorites = all
  }
}

/// One creature in a list.
struct CreatureRow: View {
  let creature: Creature
  let favorites: Set<Int>
  @State private var isFavorite = false

  var body: some View {
    HStack {
      Text(creature.name)
      Spacer()
      Image(systemName: isFavorite ? "star.fill" : "star")
    }
    .onAppear { isFavorite = favorites.contains(creature.id) }
  }
}
