public import Foundation

/// A view that draws an image.
///
/// VoiceOver passes over it unless ``UIView/isAccessibilityElement`` is set (H4).
@MainActor open class UIImageView: UIView {
  /// The image drawn, or nil for none.
  open var image: UIImage? {
    didSet {
      if image != oldValue { superview?.setNeedsLayout() }
    }
  }

  /// Creates a view of `image`, 24 points wide and high, that takes no touches.
  public init(image: UIImage?) {
    let length = image == nil ? 0 : TextMetrics.symbolLength
    self.image = image
    super.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
    isUserInteractionEnabled = false
  }

  /// Creates a view at `frame` without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    guard image != nil else { return super.intrinsicContentSize }
    return CGSize(width: TextMetrics.symbolLength, height: TextMetrics.symbolLength)
  }

  override var defaultAccessibilityLabel: String? { image?.spokenName }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
  override var drawnImage: UIImage? { image }
}
