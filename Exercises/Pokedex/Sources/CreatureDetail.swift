import HeadlessSwiftUI

/// One creature, with a star to tap.
struct CreatureDetail: View {
  let creature: Creature
  var onChange: () -> Void = {}
  @State private var isFavorite = false

  var body: some View {
    List {
      Text("No. \(creature.id)")
      Text(creature.kind)
    }
    .navigationTitle(creature.name)
    .toolbar {
      Button(action: toggleFavorite) {
        Image(systemName: isFavorite ? "star.fill" : "star")
      }
    }
    .onAppear {
      let favorites = FavoritesService.shared.get("favorites.json", default: [])
      isFavorite = favorites.contains(creature.id)
    }
  }

  private func toggleFavorite() {
    var favorites = FavoritesService.shared.get("favorites.json", default: [])
    if favorites.remove(creature.id) == nil {
      favorites.insert(creature.id)
    }
    FavoritesService.shared.set(favorites, in: "favorites.json")
    isFavorite.toggle()
    onChange()
  }
}
