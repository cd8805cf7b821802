internal import Foundation

extension UITableView {
  private static let headerHeight: CGFloat = 28

  /// Counts everything anew and puts all cells away, where a reload is due.
  func reloadCountsIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    selection = []
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { putAway(cell, from: path) }
    cells = [:]
    dropHeaders()
    layout = counted()
    setNeedsLayout()
  }

  /// The layout according to the data source, now.
  private func counted() -> RowLayout {
    var layout = RowLayout(rowHeight: rowHeight, top: tableHeaderView?.frame.height ?? 0)
    guard let dataSource else { return layout }
    layout.sections = (0..<dataSource.numberOfSections(in: self)).map { section in
      RowLayout.Section(
        rowCount: dataSource.tableView(self, numberOfRowsInSection: section),
        headerHeight: header(of: section) == nil ? 0 : Self.headerHeight
      )
    }
    return layout
  }

  private func header(of section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else {
      return nil
    }
    let label = UILabel(frame: .zero)
    label.text = title
    label.accessibilityTraits = .header
    return label
  }

  private func dropHeaders() {
    for view in headers.values { view.removeFromSuperview() }
    headers = [:]
  }

  /// Asks for the cells of rows that have come into sight, and puts away those that have gone (U5).
  func loadVisibleRows() {
    contentSize = CGSize(width: bounds.width, height: layout.height)
    let wanted = layout.rows(from: bounds.minY, to: bounds.maxY)
    for (path, cell) in cells where !wanted.contains(path) {
      cells[path] = nil
      putAway(cell, from: path)
    }
    for path in wanted where cells[path] == nil { loadCell(at: path) }
    for (path, cell) in cells { cell.frame = rectForRow(at: path) }
    placeHeaders()
  }

  private func loadCell(at path: IndexPath) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
    show(cell, at: path)
  }

  private func show(_ cell: UITableViewCell, at path: IndexPath) {
    cells[path] = cell
    cell.isSelected = selection.contains(path)
    cell.frame = rectForRow(at: path)
    addSubview(cell)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func placeHeaders() {
    for section in layout.sections.indices where layout.sections[section].headerHeight > 0 {
      guard let view = headers[section] ?? header(of: section) else { continue }
      headers[section] = view
      view.frame = layout.headerSpan(of: section).rect(width: bounds.width)
      if view.superview !== self { addSubview(view) }
    }
  }

  private func putAway(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    pool.put(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  /// Shows `new` in the place of the cell at `path`.
  func replace(by new: UITableViewCell, at path: IndexPath) {
    if let old = cells[path] { putAway(old, from: path) }
    show(new, at: path)
  }

  /// Carries out `updates`, or records what is wrong with them and reloads everything (U6).
  ///
  /// While a reload is due it covers every update, which then isn't looked at ([D]).
  func apply(_ updates: RowUpdates) {
    guard !needsReload else { return }
    let after = counted()
    if let problem = updates.problem(from: layout.rowCounts, to: after.rowCounts) {
      record("U6", problem)
      reloadData()
      return
    }
    let replaced = move(by: updates, to: after)
    layout = after
    dropHeaders()
    // Off screen there is no one to see the new cells; they are asked for when it comes back.
    if window == nil { setNeedsLayout() } else { loadVisibleRows() }
    // A reloaded row gets a new cell, so its old one is free only now (U6).
    for (path, cell) in replaced { putAway(cell, from: path) }
  }

  /// Takes cells and selection to where their rows are now.
  ///
  /// - Returns: The cells of rows that are deleted or reloaded.
  private func move(by updates: RowUpdates, to after: RowLayout) -> [(IndexPath, UITableViewCell)] {
    var kept: [IndexPath: UITableViewCell] = [:]
    var replaced: [(IndexPath, UITableViewCell)] = []
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) {
      let isReloaded =
        updates.reloaded.contains(path) || updates.reloadedSections.contains(path.section)
      if !isReloaded, let new = updates.newPath(for: path, in: after.rowCounts) {
        kept[new] = cell
      } else {
        replaced.append((path, cell))
      }
    }
    cells = kept
    selection = Set(selection.compactMap { updates.newPath(for: $0, in: after.rowCounts) })
    return replaced
  }
}
