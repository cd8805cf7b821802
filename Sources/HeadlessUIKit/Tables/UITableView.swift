public import Foundation

/// A list of rows in sections, which has cells only for those in sight.
///
/// Reproduces U5 (reuse), U6 (updates), U7 and U8 (which row is where). ``reloadData()`` takes
/// effect at the next layout, and updates at once. Rows are all ``rowHeight`` high and headings
/// 28 points. Leaves out footers, heights per row, index titles, editing mode and swipe actions.
@MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public let style: Style
  /// What it asks for its content.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// What it tells about touches.
  open weak var delegate: (any UITableViewDelegate)?
  /// The height of every row, in points.
  open var rowHeight: CGFloat = 44 {
    didSet { reloadData() }
  }
  /// The view above all rows, which scrolls with them.
  open var tableHeaderView: UIView? {
    didSet {
      if oldValue !== tableHeaderView { oldValue?.removeFromSuperview() }
      if let tableHeaderView { addSubview(tableHeaderView) }
      layout.top = tableHeaderView?.frame.height ?? 0
      setNeedsLayout()
    }
  }
  /// Whether rows can be selected by touch.
  open var allowsSelection = true

  /// Where the rows are, as of the last count.
  var layout = RowLayout()
  var pool = CellPool()
  /// The cells in sight.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The headings in sight.
  var headers: [Int: UIView] = [:]
  var selection: Set<IndexPath> = []
  /// Whether everything is to be asked for anew.
  var needsReload = true
  /// The updates of the batch that is under way.
  private var collected: RowUpdates?
  /// The row that is configured again, with the cell it keeps.
  private var reconfigured: (path: IndexPath, cell: UITableViewCell)?

  /// Creates a table at `frame`.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table at `frame`.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: - Cells

  /// Makes cells for `identifier` from `cellClass`, a subclass of ``UITableViewCell`` (U5).
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Hands out a cell to configure: one no longer in use *with its old content*, or a new one (U5).
  ///
  /// An identifier that isn't registered is recorded as an issue, and gets a plain cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    record(
      "U5",
      """
      unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for \
      the identifier or connect a prototype cell in a storyboard
      """
    )
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Hands out a cell to configure, or nil where none is free and no class is registered (U5).
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfigured, reconfigured.cell.reuseIdentifier == identifier {
      return reconfigured.cell
    }
    return pool.take(identifier)
  }

  /// The cell of a row that is in sight, otherwise nil (U7).
  ///
  /// Since iOS 15 UIKit may also give a cell that is prepared and not yet in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    needsReload ? nil : cells[indexPath]
  }

  /// The cells in sight, from the top.
  open var visibleCells: [UITableViewCell] {
    needsReload ? [] : cells.sorted { $0.key < $1.key }.map(\.value)
  }

  // MARK: - Which row is where

  /// The rows in sight, from the top, or nil where there are none (U7).
  open var indexPathsForVisibleRows: [IndexPath]? {
    let paths = needsReload ? [] : cells.keys.sorted()
    return paths.isEmpty ? nil : paths
  }

  /// The row that `cell` shows now, or nil where it is out of sight (U7).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    needsReload ? nil : cells.first { $0.value === cell }?.key
  }

  /// The row at `point` in the table's own coordinates, as the rows are now (U7).
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadCountsIfNeeded()
    return layout.row(at: point.y)
  }

  /// Where a row is, in the table's own coordinates; empty where there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadCountsIfNeeded()
    guard layout.contains(indexPath) else { return .zero }
    return layout.span(of: indexPath).rect(width: bounds.width)
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadCountsIfNeeded()
    return layout.sections.count
  }

  /// How many rows there are in `section`.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadCountsIfNeeded()
    return layout.sections.indices.contains(section) ? layout.sections[section].rowCount : 0
  }

  /// Scrolls until a row is in sight, at once.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let rest = bounds.height - rect.height
    switch scrollPosition {
    case .none: scrollRectToVisible(rect, animated: animated)
    case .top: contentOffset.y = clamped(rect.minY)
    case .middle: contentOffset.y = clamped(rect.minY - rest / 2)
    case .bottom: contentOffset.y = clamped(rect.minY - rest)
    }
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    max(0, min(offset, layout.height - bounds.height))
  }

  // MARK: - Selection

  /// The selected row, or nil for none.
  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// Selects a row without telling the delegate, or none.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    for path in selection { deselectRow(at: path, animated: animated) }
    guard let indexPath else { return }
    selection = [indexPath]
    cells[indexPath]?.setSelected(true, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Does what a touch on `cell` brings about.
  func touched(_ cell: UITableViewCell) {
    guard allowsSelection, let touched = indexPath(for: cell) else { return }
    let path = delegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path else { return }
    let previous = selection.subtracting([path])
    selectRow(at: path, animated: false, scrollPosition: .none)
    for old in previous { delegate?.tableView(self, didDeselectRowAt: old) }
    delegate?.tableView(self, didSelectRowAt: path)
  }

  // MARK: - Updates

  /// Lets go of what it knows, and asks for everything anew at the next layout ([D]).
  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks for *new* cells for these rows, and touches no other (U6).
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloaded.formUnion(indexPaths) }
  }

  /// Has these rows configured again, with the cells they have (U6).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForRow(at: path) else { continue }
      reconfigured = (path, cell)
      let new = dataSource?.tableView(self, cellForRowAt: path)
      reconfigured = nil
      if let new, new !== cell { replace(by: new, at: path) }
    }
  }

  /// Makes place for rows at positions after the update (U6, U8).
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  /// Removes rows at positions before the update (U6, U8).
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  /// Moves a row, with its cell (U6, U8).
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.moved[indexPath] = newIndexPath }
  }

  /// Makes place for sections at positions after the update (U6).
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Removes sections at positions before the update (U6).
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for new cells for all rows of these sections, however many they now are (U6).
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes all updates inside `updates` one update (U6), and then calls `completion`.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let isOuter = collected == nil
    if isOuter { collected = RowUpdates() }
    updates?()
    if isOuter, let all = collected {
      collected = nil
      apply(all)
    }
    completion?(true)
  }

  private func update(_ change: (inout RowUpdates) -> Void) {
    var updates = collected ?? RowUpdates()
    change(&updates)
    if collected == nil { apply(updates) } else { collected = updates }
  }

  override func prepareForLayout() {
    tableHeaderView?.frame.origin = .zero
    tableHeaderView?.frame.size.width = bounds.width
    reloadCountsIfNeeded()
    loadVisibleRows()
  }
}
