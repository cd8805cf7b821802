public import Foundation

/// A container that shows a list and its detail side by side, or one over the other.
///
/// In regular width both columns are on screen together, the primary one 320 points wide. In
/// compact width it is collapsed: the detail's stack stands on top of the list's. Which column is
/// seen first is proposed as Apple does, the secondary one where it has been set; the delegate
/// decides. Moving the detail's controllers into the list's stack and back is this module's
/// choice ([D]). Leaves out the third column, display modes and gestures.
@MainActor open class UISplitViewController: UIViewController {
  /// How many columns it has.
  public let style: Style
  /// What decides which column is seen when the two become one.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether there is room for only one column.
  ///
  /// False until it is in a window.
  open private(set) var isCollapsed = false

  private let primaryWidth: CGFloat = 320
  /// What is shown in each column.
  private var stacks: [Column: UINavigationController] = [:]
  /// The columns whose navigation controller isn't the app's own.
  private var wrapped: Set<Column> = []
  /// How many controllers of the one stack belong to the list, while it is collapsed.
  private var listDepth = 0

  /// Creates a split view controller with empty columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with two empty columns.
  public required init?(coder: NSCoder) {
    style = .doubleColumn
    super.init(coder: coder)
  }

  /// Puts `vc` into `column`, inside a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let wasCollapsed = isCollapsed
    if wasCollapsed { expand() }
    if let old = stacks[column] { depart(old) }
    stacks[column] = vc.map { wrap($0, for: column) }
    if let new = stacks[column] { arrive(new) }
    if wasCollapsed { collapse(to: .primary) }
    viewIfLoaded?.setNeedsLayout()
  }

  private func wrap(_ vc: UIViewController, for column: Column) -> UINavigationController {
    wrapped.remove(column)
    if let stack = vc as? UINavigationController { return stack }
    wrapped.insert(column)
    return UINavigationController(rootViewController: vc)
  }

  /// The controller that was put into `column`, as long as it is in there.
  ///
  /// A detail that a person has left by going back is gone ([D]).
  open func viewController(for column: Column) -> UIViewController? {
    guard let stack = stacks[column], wrapped.contains(column) else { return stacks[column] }
    let lent = column == .secondary ? lentToList : []
    return (lent + stack.viewControllers).first
  }

  /// The detail's controllers that stand in the list's stack while it is collapsed.
  private var lentToList: [UIViewController] {
    guard isCollapsed, let list = stacks[.primary] else { return [] }
    return Array(list.viewControllers.dropFirst(listDepth))
  }

  /// Brings `column` into sight where it is collapsed.
  open func show(_ column: Column) {
    guard isCollapsed else { return }
    expand()
    collapse(to: column)
  }

  /// Shows `vc` in the secondary column, in place of what was there.
  ///
  /// The module's choice ([D]): some versions of iOS push it onto a stack that the column has.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    let isCompact = traits.horizontalSizeClass == .compact
    guard isCompact != isCollapsed else { return }
    if isCompact {
      let proposed: Column = viewController(for: .secondary) == nil ? .primary : .secondary
      collapse(
        to: delegate?.splitViewController(
          self,
          topColumnForCollapsingToProposedTopColumn: proposed
        ) ?? proposed
      )
    } else {
      expand()
    }
  }

  private func collapse(to column: Column) {
    isCollapsed = true
    guard let list = stacks[.primary] else { return }
    listDepth = list.viewControllers.count
    if column == .secondary, let detail = stacks[.secondary] {
      detail.hand(detail.viewControllers, to: list)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func expand() {
    if let list = stacks[.primary], let detail = stacks[.secondary] {
      list.hand(lentToList, to: detail)
    }
    isCollapsed = false
    viewIfLoaded?.setNeedsLayout()
  }

  override var shownChildren: [UIViewController] {
    let shown: [Column] =
      isCollapsed && stacks[.primary] != nil ? [.primary] : [.primary, .secondary]
    return shown.compactMap { stacks[$0] }
  }

  override func arrangeChildren() {
    let size = view.bounds.size
    let (left, right) = CGRect(origin: .zero, size: size)
      .divided(atDistance: primaryWidth, from: .minXEdge)
    show(
      shownChildren.map { child in
        if isCollapsed { return (child, view.bounds) }
        return (child, child === stacks[.primary] ? left : right)
      }
    )
  }
}
