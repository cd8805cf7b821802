import HeadlessUIKit

/// Finds restaurants by name.
final class SearchViewController: UITableViewController {
  private let restaurants: [Restaurant]
  private let favourites: FavouritesStore
  private var results: [Restaurant]

  init(restaurants: [Restaurant], favourites: FavouritesStore) {
    self.restaurants = restaurants
    self.favourites = favourites
    results = restaurants
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    tableView.register(RestaurantCell.self, forCellReuseIdentifier: "Restaurant")

    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.placeholder = "Name"
    field.addAction(
      UIAction { [weak self] action in
        self?.search(for: (action.sender as? UITextField)?.text ?? "")
      },
      for: .editingChanged
    )
    tableView.tableHeaderView = field
  }

  private func search(for name: String) {
    results =
      name.isEmpty ? restaurants : restaurants.filter { $0.name.localizedStandardContains(name) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Restaurant", for: indexPath)
    if let cell = cell as? RestaurantCell {
      cell.configure(with: results[indexPath.row], favourites: favourites)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = RestaurantDetailViewController(
      restaurant: results[indexPath.row], favourites: favourites)
    showDetailViewController(detail, sender: self)
  }
}
