import HeadlessScreen
import HeadlessUIKit
import Testing

@Suite @MainActor struct TableSectionTests {
  final class Shelf: UITableViewController {
    var shelves = [["A1", "A2"], ["B1"]]
    var asked: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shelves[section].count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let name = shelves[indexPath.section][indexPath.row]
      asked.append(name)
      cell.textLabel?.text = name
      return cell
    }
  }

  private func show() -> (Shelf, Screen) {
    let shelf = Shelf()
    let screen = Screen(showing: shelf)
    shelf.asked = []
    return (shelf, screen)
  }

  @Test func `Rule U6: sections are deleted before, and inserted after`() {
    let (shelf, screen) = show()
    shelf.shelves = [["New"], ["B1"]]
    shelf.tableView.performBatchUpdates {
      shelf.tableView.deleteSections([0], with: .automatic)
      shelf.tableView.insertSections([0], with: .automatic)
    }
    #expect(shelf.asked == ["New"])
    #expect(screen.elements.texts == ["New", "B1"])
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U6: a reloaded section may have any number of rows`() {
    let (shelf, screen) = show()
    shelf.shelves[0] = ["A1", "A2", "A3"]
    shelf.tableView.reloadSections([0], with: .automatic)
    #expect(shelf.asked == ["A1", "A2", "A3"])
    #expect(screen.elements.texts == ["A1", "A2", "A3", "B1"])
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U6: a row moves from one section to another`() {
    let (shelf, screen) = show()
    shelf.shelves = [["A2"], ["B1", "A1"]]
    shelf.tableView.moveRow(
      at: IndexPath(row: 0, section: 0),
      to: IndexPath(row: 1, section: 1)
    )
    #expect(shelf.asked.isEmpty)
    #expect(screen.elements.texts == ["A2", "B1", "A1"])
    #expect(screen.issues.isEmpty)
  }

  @Test func `Rule U6: a number of sections that doesn't add up is recorded`() {
    let (shelf, screen) = show()
    shelf.shelves.removeLast()
    shelf.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(
      screen.issues.map(\.message) == [
        """
        Invalid update: invalid number of sections. The number of sections contained in the \
        table view after the update (1) must be equal to the number of sections contained in the \
        table view before the update (2), plus or minus the number of sections inserted or \
        deleted (0 inserted, 0 deleted).
        """
      ]
    )
  }

  @Test func `Rule U6: a row of a section that doesn't exist can't be deleted`() {
    let (shelf, screen) = show()
    shelf.tableView.deleteRows(at: [IndexPath(row: 1, section: 4)], with: .none)
    #expect(
      screen.issues.map(\.message) == [
        """
        Invalid update: attempt to delete row 1 from section 4, but there are only 2 sections \
        before the update
        """
      ]
    )
  }

  @Test func `A row stays selected where an update takes it`() {
    let (shelf, screen) = show()
    let table = shelf.tableView
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    shelf.shelves[0].removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected == true)
    #expect(screen.issues.isEmpty)
  }
}
