public import Foundation

/// A button with a title, an image or both.
///
/// Reproduces U9 (a touch sends `.touchUpInside`, then `.primaryActionTriggered`) and H4 (read by
/// its title, then by its image, unless labelled). Leaves out menus, attributed titles and
/// update handlers.
@MainActor open class UIButton: UIControl {
  /// The label that draws the title.
  open var titleLabel: UILabel? { label }
  /// The view that draws the image.
  open var imageView: UIImageView? { picture }
  /// The looks as one value; wins over titles and images set for a state.
  open var configuration: Configuration? {
    didSet { stateDidChange() }
  }

  private let label = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// Creates a button at `frame`, without title and image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(label)
  }

  /// Creates a button at `frame` with the action's title and image, which performs it when tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button of a type, as large as it needs to be.
  public convenience init(type buttonType: ButtonType) {
    self.init(type: buttonType, primaryAction: nil)
  }

  /// Creates a button with the action's title and image, which performs it when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    if let image = buttonType.image { setImage(image, for: .normal) }
    adopt(primaryAction)
    sizeToFit()
  }

  /// Creates a button that looks like `configuration` and performs `primaryAction` when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    adopt(primaryAction)
    sizeToFit()
  }

  /// Creates a button without title and image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
    addSubview(label)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Draws `title` in `state`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateDidChange()
  }

  /// The title drawn in `state`: its own, or the one for `.normal`.
  open func title(for state: State) -> String? {
    titles[state] ?? titles[.normal]
  }

  /// Draws `image` in `state`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    stateDidChange()
  }

  /// The image drawn in `state`: its own, or the one for `.normal`.
  open func image(for state: State) -> UIImage? {
    images[state] ?? images[.normal]
  }

  /// The title drawn now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image drawn now.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  override func stateDidChange() {
    guard label.text != currentTitle || picture.image != currentImage else { return }
    label.text = currentTitle
    picture.image = currentImage
    superview?.setNeedsLayout()
  }

  override func tapped() {
    super.tapped()
    sendActions(for: .primaryActionTriggered)
  }

  open override var intrinsicContentSize: CGSize {
    let title = TextMetrics.size(of: currentTitle)
    let image: CGFloat = currentImage == nil ? 0 : TextMetrics.symbolLength
    return CGSize(width: max(title.width + image, 20) + 24, height: 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let length: CGFloat = currentImage == nil ? 0 : TextMetrics.symbolLength
    let width = TextMetrics.size(of: currentTitle).width
    let start = (bounds.width - length - width) / 2
    picture.frame = CGRect(
      x: start,
      y: (bounds.height - length) / 2,
      width: length,
      height: length
    )
    label.frame = CGRect(
      x: start + length,
      y: (bounds.height - TextMetrics.lineHeight) / 2,
      width: width,
      height: TextMetrics.lineHeight
    )
  }

  override var defaultAccessibilityLabel: String? {
    [currentTitle, currentImage?.spokenName].compactMap { $0 }.first { !$0.isEmpty }
  }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
  override var drawnText: String? { currentTitle }
  override var drawnImage: UIImage? { currentImage }
}
