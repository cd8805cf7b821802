public import Foundation

/// A view that shows a part of what it contains.
///
/// Leaves out bouncing, zooming, insets and its delegate.
@MainActor open class UIScrollView: UIView {
  /// The size of everything it contains, in points.
  open var contentSize: CGSize = .zero
  /// The control that appears when it is pulled down, or nil for none.
  open var refreshControl: UIRefreshControl?

  /// Creates a scroll view at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of its content at its upper left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to `contentOffset`, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls just as far as is needed to see `rect`, in its own coordinates.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if rect.minY < bounds.minY {
      contentOffset.y = rect.minY
    } else if rect.maxY > bounds.maxY {
      contentOffset.y = rect.maxY - bounds.height
    }
  }
}
