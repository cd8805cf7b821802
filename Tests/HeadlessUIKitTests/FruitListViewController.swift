import HeadlessUIKit

/// A list of fruit with a heart in each row, written as an app would.
class FruitListViewController: UITableViewController {
  var fruit: [String]
  var liked: Set<String> = []
  let journal: Journal

  init(_ fruit: [String], _ journal: Journal = Journal()) {
    self.fruit = fruit
    self.journal = journal
    super.init(style: .plain)
    title = "Fruit"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.journal.note("refresh") },
      for: .valueChanged
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruit.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    let name = fruit[indexPath.row]
    journal.note("cell \(name)")
    cell.textLabel?.text = name
    (cell as? FruitCell)?.heart.tag = indexPath.row
    (cell as? FruitCell)?.onHeart = { [weak self] in self?.journal.note("heart \(name), tag \($0)")
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.note("select \(fruit[indexPath.row])")
    let detail = UIViewController()
    detail.title = fruit[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
