internal import Foundation

/// The bar of tabs below a tab bar controller's content.
@MainActor public final class UITabBar: UIView {
  /// Its height in points.
  static let height: CGFloat = 49

  /// Shows a button for each of `items`, which calls `select` with its position.
  func show(_ items: [UITabBarItem], selected: Int, select: @escaping (Int) -> Void) {
    for view in subviews { view.removeFromSuperview() }
    let width = bounds.width / CGFloat(max(1, items.count))
    for (index, item) in items.enumerated() {
      let button = UIButton(
        frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: Self.height)
      )
      button.setTitle(item.title, for: .normal)
      button.setImage(item.image, for: .normal)
      button.isSelected = index == selected
      button.accessibilityTraits = .tab
      button.accessibilityValue = item.badgeValue
      button.addAction(UIAction { _ in select(index) }, for: .primaryActionTriggered)
      addSubview(button)
    }
  }
}
