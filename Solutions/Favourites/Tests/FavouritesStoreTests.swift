import Foundation
import TestSupport
import Testing

@testable import FavouritesAfter

@Suite @MainActor struct FavouritesStoreTests {
  let defaults = TemporaryDefaults()

  @Test func `Favourites survive a relaunch`() {
    FavouritesStore(defaults: defaults.open()).toggle("nora")

    let relaunched = FavouritesStore(defaults: defaults.open())
    #expect(relaunched.isFavourite("nora"))
    #expect(!relaunched.isFavourite("sol"))
  }

  @Test func `Two toggles end where they began, in storage too`() {
    let store = FavouritesStore(defaults: defaults.open())
    store.toggle("nora")
    store.toggle("nora")

    #expect(!store.isFavourite("nora"))
    #expect(!FavouritesStore(defaults: defaults.open()).isFavourite("nora"))
  }

  @Test func `A toggle is stored straight away, with no later event`() {
    let store = FavouritesStore(defaults: defaults.open())
    store.toggle("sol")
    let stored = defaults.open().stringArray(forKey: "favourites.restaurantIDs")
    #expect(stored == ["sol"])
    withExtendedLifetime(store) {}
  }

  @Test func `What is stored is in a fixed order`() {
    let store = FavouritesStore(defaults: defaults.open())
    for id in ["tokyo", "nora", "sol"] {
      store.toggle(id)
    }
    let stored = defaults.open().stringArray(forKey: "favourites.restaurantIDs")
    #expect(stored == ["nora", "sol", "tokyo"])
  }
}
