import HeadlessSwiftUI

/// One recipe, with a toggle in the bar.
struct RecipeDetail: View {
  let recipe: Recipe
  let box: RecipeBox

  var body: some View {
    List {
      Section("Ingredients") {
        Text(recipe.ingredients.joined(separator: ", "))
      }
      Section("Steps") {
        Text(recipe.steps.joined(separator: " "))
      }
    }
    .navigationTitle(recipe.title)
    .toolbar {
      Toggle(
        "Favorite",
        isOn: Binding(
          get: { recipe.isFavorite },
          set: { _ in box.toggleIsFavorite(recipe) }))
    }
  }
}
