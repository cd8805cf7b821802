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
  @State private var selected: Recipe?
  @State private var isAdding = false

  var body: some View {
    NavigationSplitView {
      List(Category.allCases, selection: $category) { category in
        NavigationLink(category.rawValue, value: category)
      }
    } content: {
      List(recipes, selection: $selected) { recipe in
        NavigationLink(value: recipe) {
          RecipeRow(recipe: recipe)
        }
        .swipeActions {
          Button("Favorite") { box.toggleIsFavorite(recipe) }
          Button("Delete", role: .destructive) { box.delete(recipe) }
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
      if let selected {
        RecipeDetail(recipe: selected, box: box)
      }
    }
    .task { await box.refresh() }
  }

  private var recipes: [Recipe] {
    category == .favorites ? box.favorites : box.allRecipes
  }

  private func add(_ draft: Recipe) {
    var recipe = draft
    box.add(recipe)
    recipe.isFavorite = category == .favorites
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack {
      Text(recipe.title)
      Spacer()
      Image(systemName: recipe.isFavorite ? "heart.fill" : "heart")
    }
  }
}
