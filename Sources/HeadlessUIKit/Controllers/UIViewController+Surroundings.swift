internal import HeadlessScreen

extension UIViewController {
  /// The nearest navigation controller that it is in.
  public var navigationController: UINavigationController? { nearest() }
  /// The nearest split view controller that it is in.
  public var splitViewController: UISplitViewController? { nearest() }
  /// The nearest tab bar controller that it is in.
  public var tabBarController: UITabBarController? { nearest() }

  /// What it may adapt to: the window's traits, unspecified while it is in none.
  public var traitCollection: UITraitCollection {
    appWindow?.traitCollection ?? UITraitCollection(horizontalSizeClass: .unspecified)
  }

  private func nearest<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let candidate = ancestor {
      if let container = candidate as? Container { return container }
      ancestor = candidate.parent
    }
    return nil
  }

  /// The container that is in none, or the controller itself.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The window of the app that it belongs to, on screen or covered.
  var appWindow: UIWindow? {
    let root = outermost
    return root.hostWindow ?? root.presenter?.appWindow
  }

  /// Records that `rule` was broken, with the app's window.
  func record(_ rule: String, _ message: String) {
    appWindow?.record(RuntimeIssue(rule: rule, message: message))
  }
}
