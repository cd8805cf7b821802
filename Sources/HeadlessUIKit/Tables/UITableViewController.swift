public import Foundation

/// A controller whose view is a table that it fills itself.
///
/// Reproduces what ``UITableView`` does; deselects when it comes back to sight.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
  UITableViewDelegate
{
  private let style: UITableView.Style
  /// Whether the selected row is deselected when the screen appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a table of `style`.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the view.
  ///
  /// Not an implicitly unwrapped optional as in UIKit: it is never nil.
  open var tableView: UITableView {
    get { (view as? UITableView) ?? replacedView() }
    set { view = newValue }
  }

  private func replacedView() -> UITableView {
    record("U1", "\(Self.self) loadView instantiated a view that isn't a UITableView.")
    loadTable()
    return tableView
  }

  open override func loadView() {
    loadTable()
  }

  private func loadTable() {
    let table = UITableView(
      frame: CGRect(origin: .zero, size: UIWindow.phoneSize),
      style: style
    )
    table.backgroundColor = .systemBackground
    table.dataSource = self
    table.delegate = self
    table.refreshControl = refreshControl
    view = table
  }

  /// The control that appears when the table is pulled down, or nil for none.
  open var refreshControl: UIRefreshControl? {
    didSet { (viewIfLoaded as? UITableView)?.refreshControl = refreshControl }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let path = tableView.indexPathForSelectedRow else {
      return
    }
    tableView.deselectRow(at: path, animated: animated)
  }

  // MARK: - Content and touches, for subclasses to override

  /// How many sections there are; one unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// How many rows there are in `section`; none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell for a row that comes into sight (U5); an empty one unless overridden.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The heading of `section`; none unless overridden.
  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// Whether a row can be deleted by a swipe; yes unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Carries out what a person has asked for by a swipe.
  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// A cell comes into sight.
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// A cell has gone out of sight.
  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}

  /// The row to be selected instead of the one touched, or nil for none.
  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// A row has been selected by touch.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// A row is no longer selected, because another was touched.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  /// The view above a section, instead of its heading.
  open func tableView(
    _ tableView: UITableView,
    viewForHeaderInSection section: Int
  ) -> UIView? { nil }
}
