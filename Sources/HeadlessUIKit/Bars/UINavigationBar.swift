internal import Foundation

/// The bar above a navigation controller's content: back button, title and bar buttons.
@MainActor public final class UINavigationBar: UIView {
  /// Its height in points.
  static let height: CGFloat = 44

  private let titleLabel = UILabel(frame: .zero)
  private let backButton = UIButton(frame: .zero)
  private var item: UINavigationItem?
  private var previous: UINavigationItem?

  /// Creates a bar whose back button calls `goBack`.
  init(goBack: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    titleLabel.accessibilityTraits = .header
    backButton.addAction(UIAction { _ in goBack() }, for: .primaryActionTriggered)
  }

  /// Creates no bar: a navigation controller makes its own.
  public required init?(coder: NSCoder) { nil }

  /// The title that is showing.
  var title: String? { item?.title }

  /// The back button, where it is showing.
  var visibleBackButton: UIButton? { backButton.superview == nil ? nil : backButton }

  /// Shows `item`, and the way back to `previous`.
  func show(_ item: UINavigationItem?, over previous: UINavigationItem?) {
    guard self.item !== item || self.previous !== previous else { return }
    self.item = item
    self.previous = previous
    item?.bar = self
    previous?.bar = self
    setNeedsLayout()
  }

  override func prepareForLayout() {
    for view in subviews { view.removeFromSuperview() }
    guard let item else { return }
    var leading: CGFloat = 8
    for view in leadingViews(of: item) {
      place(view, from: leading)
      leading = view.frame.maxX + 8
    }
    var trailing = bounds.width - 8
    for item in item.rightBarButtonItems ?? [] {
      place(item.view, from: trailing - item.view.sizeThatFits(bounds.size).width)
      trailing = item.view.frame.minX - 8
    }
    placeTitle(of: item)
  }

  private func leadingViews(of item: UINavigationItem) -> [UIView] {
    if let items = item.leftBarButtonItems, !items.isEmpty { return items.map(\.view) }
    guard let previous, !item.hidesBackButton else { return [] }
    backButton.setTitle(previous.backButtonTitle ?? previous.title ?? "Back", for: .normal)
    return [backButton]
  }

  private func placeTitle(of item: UINavigationItem) {
    titleLabel.text = item.title
    let view = item.titleView ?? titleLabel
    let size = view.sizeThatFits(bounds.size)
    place(view, from: (bounds.width - size.width) / 2)
  }

  private func place(_ view: UIView, from x: CGFloat) {
    let size = view.sizeThatFits(bounds.size)
    view.frame = CGRect(
      x: x,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    addSubview(view)
  }
}
