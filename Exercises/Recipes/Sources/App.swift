// Not under review. This file stands in for the app's entry point, the form for a new recipe, and
// the connection to the household's server. What is shown when a request fails, and trying it again
// later, are left out.

import HeadlessSwiftUI

/// The household's server, as the app reaches it.
///
/// Recipes travel as JSON, each whole.
@MainActor
public protocol RecipeServer {
  /// Answers with all recipes.
  func recipes() async throws -> Data
  /// Adds a recipe, or replaces the one with its id.
  func save(_ recipe: Data) async throws
  /// Deletes a recipe.
  func delete(_ id: String) async throws
}

/// The app as the system starts it, for one person of the household.
public struct RecipesApp: View {
  @StateObject private var box: RecipeBox

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - server: The server that the household shares.
  ///   - person: Who uses the app.
  ///   - defaults: What is stored on this device, by everybody who uses it.
  ///   - onRecipesPublished: Called for the tests, each time the box publishes its recipes.
  public init(
    server: any RecipeServer, person: String, defaults: UserDefaults,
    onRecipesPublished: @escaping @MainActor () -> Void = {}
  ) {
    let household = Household(server: server)
    _box = StateObject(
      wrappedValue: {
        let box = RecipeBox(household: household)
        household.observer = box.$allRecipes.sink { _ in onRecipesPublished() }
        return box
      }())
  }

  /// The app's window.
  public var body: some View {
    RecipesScreen(box: box)
  }
}

/// The connection to the household's server.
@MainActor
final class Household {
  private let server: any RecipeServer
  fileprivate var observer: AnyCancellable?

  init(server: any RecipeServer) {
    self.server = server
  }

  /// All recipes, or nil where the server can't be reached or sends what the app can't read.
  func recipes() async -> [Recipe]? {
    guard let json = try? await server.recipes() else { return nil }
    return try? JSONDecoder().decode([Recipe].self, from: json)
  }

  /// Sends a recipe.
  func save(_ recipe: Recipe) {
    Task { try? await server.save(JSONEncoder().encode(recipe)) }
  }

  /// Deletes a recipe on the server.
  func delete(_ id: Recipe.ID) {
    Task { try? await server.delete(id) }
  }
}

/// The form for a new recipe.
struct AddRecipe: View {
  let onSave: (Recipe) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Save") {
        onSave(Recipe(draft: title))
        dismiss()
      }
      .disabled(title.isEmpty)
    }
  }
}

extension Recipe {
  /// A new recipe of which only the title is known.
  init(draft title: String) {
    self.init(
      id: UUID().uuidString, title: title, ingredients: [], steps: [], photo: Data(),
      isFavorite: false)
  }
}
