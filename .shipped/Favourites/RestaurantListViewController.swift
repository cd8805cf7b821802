import HeadlessUIKit

/// All restaurants, the best first, each with a heart.
final class RestaurantListViewController: UITableViewController {
  private var restaurants: [Restaurant] = []
  var onRefresh: (() -> Void)?

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
    self.restaurants = restaurants.sorted { $0.rating > $1.rating }
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  /// Adds a restaurant that has just opened, without disturbing the rows around it.
  func insert(_ restaurant: Restaurant) {
    let row = restaurants.firstIndex { $0.rating < restaurant.rating } ?? restaurants.endIndex
    restaurants.insert(restaurant, at: row)
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  /// Opens the restaurant that a link names.
  func openRestaurant(withID id: String) {
    let detail = RestaurantDetailViewController()
    detail.restaurant = restaurants.first { $0.id == id }
    showDetailViewController(detail, sender: self)
  }

  private func showSearch() {
    let search = SearchViewController(style: .plain)
    search.restaurants = restaurants
    navigationController?.pushViewController(search, animated: true)
  }

  private func toggleFavourite(at row: Int) {
    restaurants[row].isFavourite.toggle()
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    restaurants.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Restaurant", for: indexPath)
    if let cell = cell as? RestaurantCell {
      cell.configure(with: restaurants[indexPath.row], row: indexPath.row)
      cell.onHeartTap = { [weak self] row in self?.toggleFavourite(at: row) }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = RestaurantDetailViewController()
    detail.restaurant = restaurants[indexPath.row]
    detail.onClose = { isFavourite in
      self.restaurants[indexPath.row].isFavourite = isFavourite
      self.tableView.reloadRows(at: [indexPath], with: .none)
    }
    showDetailViewController(detail, sender: self)
  }
}

/// A restaurant's name and rating, with a heart at the end of the row.
final class RestaurantCell: UITableViewCell {
  let heartButton = UIButton(type: .system)
  var onHeartTap: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heartButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    heartButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onHeartTap?(heartButton.tag)
      },
      for: .primaryActionTriggered)
    accessoryView = heartButton
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with restaurant: Restaurant, row: Int) {
    var content = defaultContentConfiguration()
    content.text = restaurant.name
    content.secondaryText = restaurant.rating.formatted()
    contentConfiguration = content
    heartButton.tag = row
    heartButton.setImage(
      UIImage(systemName: restaurant.isFavourite ? "heart.fill" : "heart"), for: .normal)
  }
}
