import HeadlessSwiftUI

/// The household's recipes.
@MainActor
final class RecipeBox: ObservableObject {
  @Published private(set) var allRecipes: [Recipe] = []
  @Published private(set) var favorites: [Recipe] = []

  private let household: Household

  init(household: Household) {
    self.household = household
  }

  /// Loads what the server has.
  func refresh() async {
    guard let recipes = await household.recipes() else { return }
    allRecipes = recipes
    favorites = recipes.filter(\.isFavorite)
  }

  func add(_ recipe: Recipe) {
    allRecipes.append(recipe)
    household.save(recipe)
  }

  func delete(_ recipe: Recipe) {
    allRecipes.removeAll { $0.id == recipe.id }
    household.delete(recipe.id)
  }

  func toggleIsFavorite(_ recipe: Recipe) {
    var recipe = recipe
    recipe.isFavorite.toggle()
    if let index = allRecipes.firstIndex(where: { $0.id == recipe.id }) {
      allRecipes[index] = recipe
    }
    household.save(recipe)
  }
}
