// Not under review. This file stands in for the scene delegate, the loader and the router: it puts
// the first screen up, fetches and decodes the restaurants, and passes links and pushes on.
// What it shows when a fetch fails is left out.

import HeadlessUIKit

/// What the app asks of its server.
@MainActor
public protocol RestaurantServer {
  /// Answers with all restaurants, as JSON.
  func restaurants() async throws -> Data
}

/// The app as the system starts it.
@MainActor
public final class FavouritesApp {
  /// The window's root: the list, and beside it, where there is room, a restaurant.
  public let rootViewController: UIViewController

  private let server: any RestaurantServer
  private let list: RestaurantListViewController
  private var loading: Task<Void, Never>?
  private var isLoaded = false
  private var waitingLink: String?

  /// Starts the app over a server and the user's defaults, and loads the restaurants.
  public init(server: any RestaurantServer, defaults: UserDefaults) {
    self.server = server
    list = RestaurantListViewController(favourites: FavouritesStore(defaults: defaults))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UINavigationController(rootViewController: list), for: .primary)
    rootViewController = split
    list.onRefresh = { [weak self] in self?.load() }
    load()
  }

  /// Called when the server says that the list of restaurants has changed.
  public func restaurantsDidChange() {
    load()
  }

  /// Called when the server announces a restaurant that has just opened, as JSON.
  ///
  /// The server announces each restaurant once, and never one that is in the list already.
  public func restaurantDidOpen(_ json: Data) {
    guard let restaurant = try? JSONDecoder().decode(Restaurant.self, from: json) else { return }
    list.insert(restaurant)
  }

  /// Called when the user follows a link, such as `restaurants://nora`.
  ///
  /// A link that comes before the first load waits for it.
  public func open(_ url: URL) {
    guard let id = url.host() else { return }
    if isLoaded {
      list.openRestaurant(withID: id)
    } else {
      waitingLink = id
    }
  }

  private func load() {
    loading?.cancel()
    loading = Task { [weak self, server] in
      let data = try? await server.restaurants()
      guard !Task.isCancelled, let self else { return }
      finishLoading(data)
    }
  }

  private func finishLoading(_ data: Data?) {
    list.refreshControl?.endRefreshing()
    guard let data, let restaurants = try? JSONDecoder().decode([Restaurant].self, from: data)
    else { return }
    list.reload(with: restaurants)
    isLoaded = true
    if let id = waitingLink {
      waitingLink = nil
      list.openRestaurant(withID: id)
    }
  }
}
