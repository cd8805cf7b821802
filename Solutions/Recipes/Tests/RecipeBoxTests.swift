import Foundation
import TestSupport
import Testing

@testable import RecipesAfter

@Suite @MainActor struct RecipeBoxTests {
  let defaults = TemporaryDefaults()

  private func box(of person: String, _ server: ServerInMemory = ServerInMemory()) -> RecipeBox {
    RecipeBox(household: Household(server: server), person: person, defaults: defaults.open())
  }

  @Test func `A favorite survives a relaunch, and only for the person who chose it`() {
    box(of: "Anna")[isFavorite: "soup"] = true
    #expect(box(of: "Anna")[isFavorite: "soup"])
    #expect(!box(of: "Ben")[isFavorite: "soup"])
  }

  @Test func `The list of favorites follows favorites and recipes`() async {
    let server = ServerInMemory([Recipe(draft: "Soup"), Recipe(draft: "Bread")])
    let box = box(of: "Anna", server)
    await box.refresh()
    box[isFavorite: server.recipes[1].id] = true
    #expect(box.favoriteRecipes().map(\.title) == ["Bread"])

    server.recipes[1].title = "Rye bread"
    await box.refresh()
    #expect(box.favoriteRecipes().map(\.title) == ["Rye bread"])
  }

  @Test func `A deleted recipe isn't a favorite when it comes back`() async {
    let server = ServerInMemory([Recipe(draft: "Soup")])
    let box = box(of: "Anna", server)
    await box.refresh()
    let soup = server.recipes[0]
    box[isFavorite: soup.id] = true
    box.delete(soup.id)
    await box.refresh()
    #expect(!box[isFavorite: soup.id])
  }
}

/// A server whose list is a plain array.
@MainActor
final class ServerInMemory: RecipeServer {
  var recipes: [Recipe]

  init(_ recipes: [Recipe] = []) {
    self.recipes = recipes
  }

  func recipes() async throws -> Data { try JSONEncoder().encode(recipes) }
  func save(_ recipe: Data) async throws {}
  func delete(_ id: String) async throws {}
}
