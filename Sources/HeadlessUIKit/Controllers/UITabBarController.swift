internal import Foundation

/// A container that shows one of several controllers above a bar of tabs.
///
/// Leaves out its delegate and the list of more tabs.
@MainActor open class UITabBarController: UIViewController {
  private let bar = UITabBar(frame: .zero)

  /// The controllers, one a tab.
  open var viewControllers: [UIViewController]? {
    didSet {
      let new = viewControllers ?? []
      for controller in children where !new.contains(controller) { depart(controller) }
      for controller in new where !children.contains(controller) { arrive(controller) }
      selectedIndex = min(selectedIndex, max(0, new.count - 1))
    }
  }

  /// The position of the tab that is showing.
  open var selectedIndex = 0 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The controller that is showing.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      guard let newValue, let index = viewControllers?.firstIndex(of: newValue) else { return }
      selectedIndex = index
    }
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func arrangeChildren() {
    let height = UITabBar.height
    let size = view.bounds.size
    show(
      shownChildren.map {
        ($0, CGRect(x: 0, y: 0, width: size.width, height: size.height - height))
      }
    )
    bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    bar.show(viewControllers?.map(Self.item) ?? [], selected: selectedIndex) { [weak self] in
      self?.selectedIndex = $0
    }
    if bar.superview !== view { view.addSubview(bar) }
  }

  /// The item of `controller`, or else that of the screen at the root of its stack.
  private static func item(of controller: UIViewController) -> UITabBarItem {
    let item = controller.tabBarItem
    guard item.title == nil, item.image == nil else { return item }
    return (controller as? UINavigationController)?.viewControllers.first?.tabBarItem ?? item
  }
}
