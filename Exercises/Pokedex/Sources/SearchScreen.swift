import HeadlessSwiftUI

/// The creatures whose names contain what is typed.
struct SearchScreen: View {
  @State private var favorites = FavoritesService.shared.get("favourites.json", default: [])
  @State private var query = ""
  @State private var opened: Creature?

  var body: some View {
    List(results) { creature in
      Button {
        opened = creature
      } label: {
        CreatureRow(creature: creature, favorites: favorites)
      }
    }
    .searchable(text: $query)
    .navigationTitle("Search")
    .navigationDestination(item: $opened) { creature in
      CreatureDetail(creature: creature)
    }
  }

  private var results: [Creature] {
    guard !query.isEmpty else { return Creature.all }
    return Creature.all.filter { $0.name.localizedStandardContains(query) }
  }
}
