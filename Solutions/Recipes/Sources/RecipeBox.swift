import HeadlessSwiftUI

/// The household's recipes, and which of them one person likes.
@MainActor
final class RecipeBox: ObservableObject {
  @Published private(set) var allRecipes: [Recipe] = []
  @Published private(set) var favorites: Set<Recipe.ID> {
    didSet { store.set(favorites.sorted(), forKey: key) }  // finding 9
  }

  private let household: Household
  private let store: UserDefaults
  private let key: String

  init(household: Household, person: String, defaults: UserDefaults) {
    self.household = household
    store = defaults
    key = "favorites.\(person)"
    favorites = Set(defaults.stringArray(forKey: key) ?? [])
  }

  // finding 1, 4, 5
  subscript(isFavorite id: Recipe.ID) -> Bool {
    get { favorites.contains(id) }
    set {
      if newValue {
        favorites.insert(id)
      } else {
        favorites.remove(id)
      }
    }
  }

  // finding 8
  func favoriteRecipes() -> [Recipe] {
    allRecipes.filter { favorites.contains($0.id) }
  }

  /// Loads what the server has.
  func refresh() async {
    guard let recipes = await household.recipes() else { return }
    allRecipes = recipes
  }

  func add(_ recipe: Recipe) -> Recipe.ID {
    allRecipes.append(recipe)
    household.save(recipe)
    return recipe.id
  }

  func delete(_ id: Recipe.ID) {
    allRecipes.removeAll { $0.id == id }
    favorites.remove(id)
    household.delete(id)
  }
}
