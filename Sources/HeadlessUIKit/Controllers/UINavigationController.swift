public import Foundation

/// A container that shows the top of a stack of controllers under a navigation bar.
///
/// Reproduces U2 and U3: the stack changes at once, the screen at the next pass. Leaves out its
/// delegate, toolbars, the swipe back and pushes while a push is under way (U4 is [D]).
@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private var bar: UINavigationBar?
  private var isBarHidden = false

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller whose stack begins with `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a navigation controller with an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller on screen: what is presented, or the top of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The bar above the content.
  open var navigationBar: UINavigationBar {
    if let bar { return bar }
    let new = UINavigationBar { [weak self] in
      self?.popViewController(animated: true)
    }
    bar = new
    return new
  }

  /// Whether the bar is out of sight.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Puts `viewController` on top of the stack (U2).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top off the stack, unless it is the root (U3).
  ///
  /// - Returns: What was taken off.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Takes everything above `viewController` off the stack (U3).
  ///
  /// - Returns: What was taken off.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return popped
  }

  /// Takes everything above the root off the stack (U3).
  ///
  /// - Returns: What was taken off.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Replaces the stack.
  ///
  /// Whoever is in both stays, and doesn't move (U3).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let removed = stack.filter { !viewControllers.contains($0) }
    let added = viewControllers.filter { !stack.contains($0) }
    stack = viewControllers
    for controller in removed { depart(controller) }
    for controller in added { arrive(controller) }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Hands `controllers` over to `other` without anybody moving or disappearing.
  func hand(_ controllers: [UIViewController], to other: UINavigationController) {
    stack.removeAll(where: controllers.contains)
    children.removeAll(where: controllers.contains)
    other.stack += controllers
    other.children += controllers
    for controller in controllers { controller.parent = other }
    viewIfLoaded?.setNeedsLayout()
    other.viewIfLoaded?.setNeedsLayout()
  }

  override var shownChildren: [UIViewController] { stack.suffix(1) }

  override func arrangeChildren() {
    let below = stack.dropLast().last
    navigationBar.show(stack.last?.navigationItem, over: below?.navigationItem)
    navigationBar.isHidden = isBarHidden
    navigationBar.frame = CGRect(
      x: 0,
      y: 0,
      width: view.bounds.width,
      height: UINavigationBar.height
    )
    let top = isBarHidden ? 0 : UINavigationBar.height
    let content = CGRect(
      x: 0,
      y: top,
      width: view.bounds.width,
      height: view.bounds.height - top
    )
    show(shownChildren.map { ($0, content) })
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
  }
}
