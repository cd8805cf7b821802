/// What a navigation bar shows for one view controller.
///
/// Leaves out prompts, large titles and search controllers.
@MainActor open class UINavigationItem {
  /// The title in the middle, and on the back button of the screen above.
  open var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  /// The view in the middle instead of the title.
  open var titleView: UIView? {
    didSet { bar?.setNeedsLayout() }
  }
  /// The title of the back button of the screen above, where it isn't ``title``.
  open var backButtonTitle: String? {
    didSet { bar?.setNeedsLayout() }
  }
  /// Whether the back button is left out.
  open var hidesBackButton = false {
    didSet { bar?.setNeedsLayout() }
  }
  /// The buttons at the leading edge, outermost first.
  ///
  /// They stand in for the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.setNeedsLayout() }
  }
  /// The buttons at the trailing edge, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.setNeedsLayout() }
  }

  /// The bar that shows it.
  weak var bar: UINavigationBar?

  /// Creates an item with `title`.
  public init(title: String) {
    self.title = title
  }

  /// Creates an item without a title.
  init() {}

  /// The outermost button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the outermost button at the leading edge, at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the outermost button at the trailing edge, at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}
