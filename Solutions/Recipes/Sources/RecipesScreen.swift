import HeadlessSwiftUI

enum Category: String, CaseIterable, Identifiable {
  case all = "All"
  case favorites = "Favorites"

  var id: Self { self }
}

/// Categories, the recipes of one of them, and one recipe.
struct RecipesScreen: View {
  @ObservedObject var box: RecipeBox
  @State private var category: Category? = .all
  @State private var selected: Recipe.ID?
  @State private var isAdding = false

  var body: some View {
    NavigationSplitView {
      List(Category.allCases, selection: $category) { category in
        NavigationLink(category.rawValue, value: category)
      }
    } content: {
      List(recipes, selection: $selected) { recipe in
        NavigationLink(value: recipe.id) {
          RecipeRow(recipe: recipe, isFavorite: box[isFavorite: recipe.id])
        }
        .swipeActions {
          Button("Favorite") { box[isFavorite: recipe.id].toggle() }
          Button("Delete", role: .destructive) { box.delete(recipe.id) }
        }
      }
      .refreshable { await box.refresh() }
      .toolbar {
        Button("Add") { isAdding = true }
      }
      .sheet(isPresented: $isAdding) {
        AddRecipe { draft in add(draft) }
      }
    } detail: {
      if let recipe = box.allRecipes.first(where: { $0.id == selected }) {
        RecipeDetail(recipe: recipe, box: box)
      }
    }
    .task { await box.refresh() }
  }

  private var recipes: [Recipe] {
    category == .favorites ? box.favoriteRecipes() : box.allRecipes
  }

  private func add(_ draft: Recipe) {
    let id = box.add(draft)
    box[isFavorite: id] = category == .favorites  // finding 7
  }
}

struct RecipeRow: View {
  let recipe: Recipe
  let isFavorite: Bool

  var body: some View {
    HStack {
      Text(recipe.title)
      Spacer()
      Image(systemName: isFavorite ? "heart.fill" : "heart")
        .accessibilityLabel(isFavorite ? "Favorite" : "Not a favorite")  // finding 10
    }
  }
}
