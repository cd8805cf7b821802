public import Foundation

/// A view that places others in a row or a column.
///
/// Arithmetic instead of Auto Layout ([D]): with `.fill`, each arranged view is as long as its
/// intrinsic size or its frame, those with neither share what is left, and nothing is stretched
/// or squeezed. Leaves out margins, baselines and custom spacing.
@MainActor open class UIStackView: UIView {
  /// The views it places, in order.
  ///
  /// A hidden one takes no place.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction in which the views stand beside each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { setNeedsLayout() }
  }
  /// The distance between two views, in points.
  open var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }
  /// Where the views stand across the axis.
  open var alignment: Alignment = .fill {
    didSet { setNeedsLayout() }
  }
  /// How the views share the length.
  open var distribution: Distribution = .fill {
    didSet { setNeedsLayout() }
  }

  /// Creates an empty stack at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds `view` at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds `view` at `stackIndex`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    addSubview(view)
  }

  /// Stops placing `view`, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  /// The views that take a place.
  private var placed: [UIView] {
    arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = placed.map(\.desiredSize)
    let total = sizes.map { length(of: $0) }.reduce(gaps(sizes.count), +)
    let widest = sizes.map { breadth(of: $0) }.max() ?? 0
    return size(length: total, breadth: widest)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = placed
    var position: CGFloat = 0
    for (view, length) in zip(views, lengths(of: views)) {
      view.frame = frame(of: view, from: position, length: length)
      position += length + spacing
    }
  }

  private func lengths(of views: [UIView]) -> [CGFloat] {
    let room = length(of: bounds.size) - gaps(views.count)
    if distribution == .fillEqually {
      return views.map { _ in max(0, room) / CGFloat(views.count) }
    }
    let desired = views.map { length(of: $0.desiredSize) }
    let flexible = desired.count { $0 == 0 }
    guard flexible > 0 else { return desired }
    let rest = max(0, room - desired.reduce(0, +)) / CGFloat(flexible)
    return desired.map { $0 == 0 ? rest : $0 }
  }

  private func frame(of view: UIView, from position: CGFloat, length: CGFloat) -> CGRect {
    let room = breadth(of: bounds.size)
    let desired = breadth(of: view.desiredSize)
    let own = alignment == .fill || desired == 0 ? room : desired
    let offset: CGFloat =
      switch alignment {
      case .fill, .leading: 0
      case .center: (room - own) / 2
      case .trailing: room - own
      }
    let size = size(length: length, breadth: own)
    let origin = self.size(length: position, breadth: offset)
    return CGRect(origin: CGPoint(x: origin.width, y: origin.height), size: size)
  }

  private func gaps(_ count: Int) -> CGFloat { spacing * CGFloat(max(0, count - 1)) }

  private func length(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }

  private func breadth(of size: CGSize) -> CGFloat {
    axis == .horizontal ? size.height : size.width
  }

  private func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    axis == .horizontal
      ? CGSize(width: length, height: breadth)
      : CGSize(width: breadth, height: length)
  }
}

extension UIView {
  /// The size it asks for: its content's, or along an axis without one, its frame's.
  fileprivate var desiredSize: CGSize {
    let content = intrinsicContentSize
    return CGSize(
      width: content.width < 0 ? frame.width : content.width,
      height: content.height < 0 ? frame.height : content.height
    )
  }
}
