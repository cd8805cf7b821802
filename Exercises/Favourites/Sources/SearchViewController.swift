import HeadlessUIKit

/// Finds restaurants by name.
final class SearchViewController: UITableViewController {
  var restaurants: [Restaurant] = []
  private var results: [Restaurant] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    results = restaurants
    tableView.register(RestaurantCell.self, forCellReuseIdentifier: "Restaurant")

    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    field.placeholder = "Name"
    field.addAction(
      UIAction { [weak self] action in
        self?.search(for: (action.sender as? UITextField)?.text ?? "")
      },
      for: .editingChanged)
    tableView.tableHeaderView = field
  }

  private func search(for name: String) {
    results =
      name.isEmpty ? restaurants : restaurants.filter { $0.name.localizedStandardContains(name) }
    tableView.reloadData()
  }

  private func toggleFavourite(at row: Int) {
    results[row].isFavourite.toggle()
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Restaurant", for: indexPath)
    if let cell = cell as? RestaurantCell {
      cell.configure(with: results[indexPath.row], row: indexPath.row)
      cell.onHeartTap = { [weak self] row in self?.toggleFavourite(at: row) }
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = RestaurantDetailViewController()
    detail.restaurant = results[indexPath.row]
    showDetailViewController(detail, sender: self)
  }
}
