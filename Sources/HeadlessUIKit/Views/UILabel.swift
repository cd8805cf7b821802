public import Foundation

/// A text.
///
/// Every character counts as 8 points wide and every line as 20 high. Font, alignment and number of lines
/// are kept and change nothing. Leaves out wrapping and attributed text.
@MainActor open class UILabel: UIView {
  /// The text drawn, or nil for none.
  open var text: String? {
    didSet {
      if text != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// How many lines may be drawn, 0 for any number.
  ///
  /// The headless label draws its text whole.
  open var numberOfLines = 1
  /// The font of the text.
  open var font: UIFont? = .preferredFont(forTextStyle: .body)
  /// Where the text stands between the edges.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the font follows the size that the person has chosen.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is drawn as usable.
  open var isEnabled = true

  /// Creates a label at `frame` that takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize { TextMetrics.size(of: text) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var isAccessibilityElementByDefault: Bool { text?.isEmpty == false }
  override var defaultAccessibilityLabel: String? { text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override var drawnText: String? { text }
}
