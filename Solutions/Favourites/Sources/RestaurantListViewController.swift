import HeadlessUIKit

/// All restaurants, the best first, each with a heart.
final class RestaurantListViewController: UITableViewController {
  private let favourites: FavouritesStore
  private var restaurants: [Restaurant] = []
  var onRefresh: (() -> Void)?

  init(favourites: FavouritesStore) {
    self.favourites = favourites
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Restaurants"
    tableView.register(RestaurantCell.self, forCellReuseIdentifier: "Restaurant")
    refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.onRefresh?() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.showSearch() })
  }

  /// Replaces the whole list: after a pull to refresh, or when the server says that it changed.
  func reload(with restaurants: [Restaurant]) {
    self.restaurants = restaurants.sorted { $0.ranksBefore($1) }
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  /// Adds a restaurant that has just opened, without disturbing the rows around it.
  func insert(_ restaurant: Restaurant) {
    let row = restaurants.firstIndex { restaurant.ranksBefore($0) } ?? restaurants.endIndex
    restaurants.insert(restaurant, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  /// Opens the restaurant that a link names, if it is in the list.
  func openRestaurant(withID id: String) {
    guard let restaurant = restaurants.first(where: { $0.id == id }) else { return }
    show(restaurant)
  }

  private func show(_ restaurant: Restaurant) {
    let detail = RestaurantDetailViewController(restaurant: restaurant, favourites: favourites)
    showDetailViewController(detail, sender: self)  // finding 1: nothing is written on the way back
  }

  private func showSearch() {
    let search = SearchViewController(restaurants: restaurants, favourites: favourites)
    navigationController?.pushViewController(search, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    restaurants.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Restaurant", for: indexPath)
    if let cell = cell as? RestaurantCell {
      cell.configure(with: restaurants[indexPath.row], favourites: favourites)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(restaurants[indexPath.row])
  }
}

/// A restaurant's name and rating, with a heart at the end of the row.
final class RestaurantCell: UITableViewCell {
  private let heartButton = UIButton(type: .system)
  private var restaurant: Restaurant?
  private var favourites: FavouritesStore?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heartButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    heartButton.addAction(
      UIAction { [weak self] _ in self?.toggleFavourite() }, for: .primaryActionTriggered)
    accessoryView = heartButton
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with restaurant: Restaurant, favourites: FavouritesStore) {
    self.restaurant = restaurant
    self.favourites = favourites
    var content = defaultContentConfiguration()
    content.text = restaurant.name
    content.secondaryText = restaurant.rating.formatted()
    contentConfiguration = content
    setNeedsUpdateProperties()
  }

  // Observed: runs again whenever the favourites change.
  override func updateProperties() {
    super.updateProperties()
    guard let restaurant, let favourites else { return }
    heartButton.showHeart(isFavourite: favourites.isFavourite(restaurant.id), of: restaurant)
  }

  private func toggleFavourite() {
    guard let restaurant, let favourites else { return }
    favourites.toggle(restaurant.id)  // finding 10: the restaurant's id, not the row's number
  }
}
