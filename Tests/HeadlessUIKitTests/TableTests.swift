import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct TableTests {
  let journal = Journal()

  /// A list of fruit on a phone, with everything noted so far forgotten.
  private func show(_ fruit: [String]) -> (FruitListViewController, Screen) {
    let list = FruitListViewController(fruit, journal)
    let screen = Screen(showing: list)
    _ = journal.take()
    return (list, screen)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func texts(_ list: FruitListViewController) -> [String?] {
    list.tableView.visibleCells.map { $0.textLabel?.text }
  }

  // MARK: - U5

  @Test func `Rule U5: there are cells only for the rows in sight`() {
    let (list, screen) = show((0..<100).map { "Fruit \($0)" })
    #expect(list.tableView.visibleCells.count == 20)
    #expect(list.tableView.indexPathsForVisibleRows?.last == path(19))
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U5: a cell that is used again comes with its old content`() throws {
    final class Forgetful: FruitListViewController {
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        if cell.textLabel?.text == nil { cell.textLabel?.text = fruit[indexPath.row] }
        return cell
      }
    }
    let list = Forgetful((0..<100).map { "Fruit \($0)" })
    let screen = Screen(showing: list)
    list.tableView.contentOffset.y = 44 * 50
    let old = Set((0..<20).map { "Fruit \($0)" })
    #expect(Set(screen.elements.texts).isSubset(of: old))
  }

  @Test func `Rule U5: a cell is prepared just before it is used again, and not before`() {
    let (list, screen) = show((0..<100).map { "Fruit \($0)" })
    let first = list.tableView.visibleCells[0] as? FruitCell
    #expect(first?.timesPreparedForReuse == 0)
    list.tableView.contentOffset.y = 44
    #expect(screen.elements.texts.last == "Fruit 20")
    #expect(first?.timesPreparedForReuse == 1)
    #expect(first?.textLabel?.text == "Fruit 20")
  }

  @Test(arguments: ["plain", nil])
  func `Rule U5: only a cell with an identifier is used again`(identifier: String?) {
    final class Plain: UITableViewController {
      var identifier: String?
      var timesReused = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        100
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "plain") else {
          return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        timesReused += 1
        return cell
      }
    }
    let list = Plain()
    list.identifier = identifier
    let screen = Screen(showing: list)
    list.tableView.contentOffset.y = 44 * 30
    #expect(screen.elements.isEmpty)
    #expect(list.timesReused == (identifier == nil ? 0 : 20))
  }

  @Test func `Rule U5: an identifier that isn't registered is recorded`() {
    final class Unregistered: FruitListViewController {
      override func viewDidLoad() {}
    }
    let screen = Screen(showing: Unregistered(["Apple"]))
    #expect(
      screen.issues.map(\.description) == [
        """
        U5: unable to dequeue a cell with identifier fruit - must register a nib or a class for \
        the identifier or connect a prototype cell in a storyboard
        """
      ]
    )
  }

  @Test func `Rule U9: a reused cell that gets an action at each use collects them`() throws {
    final class Collecting: FruitListViewController {
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        let name = fruit[indexPath.row]
        (cell as? FruitCell)?.heart.addAction(
          UIAction { [journal] _ in journal.note("like \(name)") },
          for: .primaryActionTriggered
        )
        return cell
      }
    }
    let list = Collecting(["Apple"], journal)
    let screen = Screen(showing: list)
    list.tableView.reloadData()
    _ = screen.elements
    _ = journal.take()
    try screen.tapButton(inRow: "Apple")
    #expect(journal.take() == ["heart Apple, tag 0", "like Apple", "like Apple"])
  }

  // MARK: - U6

  @Test func `Rule U6: a reloaded row gets another cell, and no other row is asked for`() {
    let (list, screen) = show(["Apple", "Fig", "Pear"])
    let before = list.tableView.visibleCells
    list.fruit = ["Apple!", "Fig!", "Pear!"]
    list.tableView.reloadRows(at: [path(1)], with: .automatic)
    #expect(journal.take() == ["cell Fig!"])
    #expect(texts(list) == ["Apple", "Fig!", "Pear"])
    #expect(list.tableView.visibleCells[1] !== before[1])
    #expect(list.tableView.visibleCells[0] === before[0])
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U6: a reconfigured row keeps its cell, which isn't prepared for reuse`() {
    let (list, screen) = show(["Apple", "Fig", "Pear"])
    let before = list.tableView.visibleCells[1] as? FruitCell
    list.fruit = ["Apple!", "Fig!", "Pear!"]
    list.tableView.reconfigureRows(at: [path(1)])
    #expect(journal.take() == ["cell Fig!"])
    #expect(texts(list) == ["Apple", "Fig!", "Pear"])
    #expect(list.tableView.visibleCells[1] === before)
    #expect(before?.timesPreparedForReuse == 0)
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U6: in a batch, deletions count before the update and insertions after`() {
    let (list, screen) = show(["A", "B", "C", "D"])
    list.tableView.performBatchUpdates {
      list.tableView.insertRows(at: [path(0)], with: .automatic)
      list.tableView.deleteRows(at: [path(0), path(2)], with: .automatic)
      list.tableView.reloadRows(at: [path(3)], with: .automatic)
      list.fruit = ["New", "B", "D!"]
    } completion: { [journal] _ in
      journal.note("done")
    }
    #expect(journal.take() == ["cell New", "cell D!", "done"])
    #expect(screen.elements.texts == ["New", "B", "D!"])
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U6: a moved row keeps its cell`() {
    let (list, screen) = show(["A", "B", "C"])
    let a = list.tableView.visibleCells[0]
    list.fruit = ["B", "C", "A"]
    list.tableView.moveRow(at: path(0), to: path(2))
    #expect(texts(list) == ["B", "C", "A"])
    #expect(list.tableView.visibleCells[2] === a)
    #expect(journal.take().isEmpty)
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U6: a count that doesn't add up is recorded`() {
    let (list, screen) = show(["A", "B", "C"])
    list.tableView.insertRows(at: [path(0)], with: .automatic)
    #expect(
      screen.issues.map(\.description) == [
        """
        U6: Invalid update: invalid number of rows in section 0. The number of rows contained in \
        an existing section after the update (3) must be equal to the number of rows contained in \
        that section before the update (3), plus or minus the number of rows inserted or deleted \
        from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        """
      ]
    )
    #expect(screen.elements.texts == ["A", "B", "C"])
  }

  @Test func `Rule U6: a row that doesn't exist can't be reloaded`() {
    let (list, screen) = show(["A"])
    list.tableView.reloadRows(at: [path(4)], with: .none)
    #expect(
      screen.issues.map(\.message) == [
        """
        Invalid update: attempt to reload row 4 from section 0 which only contains 1 rows before \
        the update
        """
      ]
    )
  }

  @Test func `Everything is reloaded at the next layout`() {
    let (list, screen) = show(["A", "B"])
    list.fruit = ["C"]
    list.tableView.reloadData()
    #expect(journal.take().isEmpty)
    #expect(list.tableView.cellForRow(at: path(0)) == nil)
    #expect(list.tableView.numberOfRows(inSection: 0) == 1)
    #expect(screen.elements.texts == ["C"])
    #expect(journal.take() == ["cell C"])
  }

  @Test func `An update of a covered table is carried out when it comes back`() throws {
    let list = FruitListViewController(["A", "B"], journal)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    try screen.tapRow("A")
    _ = journal.take()
    list.fruit = ["New", "A", "B"]
    list.tableView.insertRows(at: [path(0)], with: .automatic)
    #expect(journal.take().isEmpty)
    try screen.goBack()
    #expect(screen.elements.texts == ["Fruit", "New", "A", "B"])
    #expect(journal.take() == ["cell New"])
    list.tableView.deleteRows(at: [path(0)], with: .automatic)
    #expect(screen.issues.map(\.rule) == ["U6"])
  }

  // MARK: - U7, U8

  @Test func `Rule U7: there are no visible rows in an empty table`() {
    let (list, screen) = show([])
    #expect(list.tableView.indexPathsForVisibleRows == nil)
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U7: a row out of sight has no cell`() {
    let (list, screen) = show((0..<100).map { "Fruit \($0)" })
    #expect(list.tableView.cellForRow(at: path(0)) != nil)
    #expect(list.tableView.cellForRow(at: path(50)) == nil)
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U7: where a cell or a point is is told as of now`() throws {
    let (list, screen) = show(["A", "B"])
    let cell = try #require(list.tableView.cellForRow(at: path(1)) as? FruitCell)
    let table = list.tableView
    #expect(table.indexPath(for: cell) == path(1))
    #expect(table.indexPathForRow(at: cell.heart.convert(.zero, to: table)) == path(1))
    list.fruit = ["B"]
    table.deleteRows(at: [path(0)], with: .automatic)
    #expect(table.indexPath(for: cell) == path(0))
    #expect(table.indexPathForRow(at: cell.heart.convert(.zero, to: table)) == path(0))
    #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 500)) == nil)
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U8: a row number kept in a tag is stale once a row above is gone`() throws {
    let (list, screen) = show(["A", "B", "C"])
    list.fruit = ["B", "C"]
    list.tableView.deleteRows(at: [path(0)], with: .automatic)
    #expect(journal.take().isEmpty)
    try screen.tapButton(inRow: "C")
    #expect(journal.take() == ["heart C, tag 2"])
    #expect(list.tableView.indexPathsForVisibleRows == [path(0), path(1)])
  }

  @Test func `The delegate is told what is shown, chosen and left`() throws {
    final class Delegate: UITableViewDelegate {
      let journal: Journal
      init(_ journal: Journal) { self.journal = journal }
      func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { journal.note("show \(indexPath.row)") }
      func tableView(
        _ tableView: UITableView,
        didEndDisplaying cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) { journal.note("hide \(indexPath.row)") }
      func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? { indexPath.row == 0 ? nil : indexPath }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.note("select \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        journal.note("deselect \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UIButton(primaryAction: UIAction(title: "Sort") { [journal] _ in journal.note("sort") })
      }
    }
    let (list, screen) = show(["A", "B", "C"])
    let delegate = Delegate(journal)
    list.tableView.delegate = delegate
    list.tableView.reloadData()
    #expect(screen.elements.first?.spoken == "Sort, button")
    #expect(journal.take().filter { $0.hasPrefix("show") } == ["show 0", "show 1", "show 2"])
    for row in ["A", "B", "C"] { try screen.tapRow(row) }
    try screen.tap("Sort")
    #expect(journal.take() == ["select 1", "deselect 1", "select 2", "sort"])
    list.fruit.removeFirst()
    list.tableView.deleteRows(at: [path(0)], with: .none)
    #expect(journal.take() == ["hide 0"])
  }

  @Test func `A table controller whose view is no table gets one, and it is recorded`() {
    final class Odd: UITableViewController {
      override func loadView() { view = UIView() }
    }
    let odd = Odd()
    let screen = Screen(showing: odd)
    #expect(odd.view === odd.tableView)
    #expect(
      screen.issues.map(\.description) == [
        "U1: Odd loadView instantiated a view that isn't a UITableView."
      ]
    )
  }

  // MARK: - Sections, selection, scrolling

  @Test func `Rows are counted across sections, under their headings`() {
    final class Sections: FruitListViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { section == 0 ? "Here" : "There" }
    }
    let list = Sections(["A", "B"])
    let screen = Screen(showing: list)
    #expect(screen.elements.compactMap(\.text) == ["Here", "A", "B", "There", "A", "B"])
    #expect(screen.elements.texts.count == 6)
    #expect(screen.elements.filter { $0.text == "B" }.map(\.row) == [1, 3])
    #expect(screen.elements.first?.traits == .header)
    let header = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    header.placeholder = "Search"
    list.tableView.tableHeaderView = header
    #expect(screen.elements.map(\.label).prefix(3) == ["Search", "Here", "A"])
    #expect(list.tableView.rectForRow(at: path(0)).minY == 78)
  }

  @Test func `A selected row is deselected when the list comes back`() throws {
    let list = FruitListViewController(["A", "B"], journal)
    let screen = Screen(showing: UINavigationController(rootViewController: list))
    try screen.tapRow("B")
    #expect(list.tableView.indexPathForSelectedRow == path(1))
    try screen.goBack()
    #expect(list.tableView.indexPathForSelectedRow == nil)
    #expect(list.tableView.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `Scrolling brings a row into sight`() throws {
    let (list, screen) = show((0..<100).map { "Fruit \($0)" })
    #expect(throws: NotOnScreen.self) { try screen.tapRow("Fruit 60") }
    try screen.scroll(toRow: "Fruit 60")
    #expect(screen.elements.texts.contains("Fruit 60"))
    list.tableView.scrollToRow(at: path(99), at: .bottom, animated: false)
    #expect(screen.elements.texts.last == "Fruit 99")
    #expect(throws: NotOnScreen.self) { try screen.scroll(toRow: "Fruit 100") }
  }

  @Test func `A row is swiped away`() throws {
    final class Editable: FruitListViewController {
      override func tableView(
        _ tableView: UITableView,
        canEditRowAt indexPath: IndexPath
      ) -> Bool { fruit[indexPath.row] != "Fig" }
      override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        guard editingStyle == .delete else { return }
        fruit.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }
    let screen = Screen(showing: Editable(["Apple", "Fig"]))
    try screen.swipeToDelete(row: "Apple")
    #expect(screen.elements.texts == ["Fig"])
    let error = #expect(throws: NotOnScreen.self) { try screen.swipeToDelete(row: "Fig") }
    #expect(error?.reason == "it can't be deleted")
  }

  @Test func `A cell shows its texts the old way and the new`() {
    final class Styles: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        3
      }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let style: UITableViewCell.CellStyle = indexPath.row == 1 ? .value1 : .subtitle
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        guard indexPath.row > 0 else {
          cell.textLabel?.text = "Apple"
          cell.detailTextLabel?.text = "Round"
          cell.accessoryType = .disclosureIndicator
          return cell
        }
        var content = cell.defaultContentConfiguration()
        content.text = "Fig"
        content.secondaryText = "Sweet"
        content.image = UIImage(systemName: "leaf")
        cell.contentConfiguration = content
        cell.isAccessibilityElement = indexPath.row == 2
        return cell
      }
    }
    let screen = Screen(showing: Styles())
    #expect(
      screen.elements.map(\.description) == [
        "“Apple”", "“Round”", "[chevron.forward] spoken “”",
        "[leaf] spoken “”", "“Fig”", "“Sweet”",
        "“Fig, Sweet”",
      ]
    )
  }
}
