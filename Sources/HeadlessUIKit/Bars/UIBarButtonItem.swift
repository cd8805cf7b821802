/// A button in a navigation bar.
///
/// Leaves out menus, spaces and targets with selectors.
@MainActor open class UIBarButtonItem {
  /// The title drawn, or nil for none.
  open var title: String? {
    didSet { updateButton() }
  }
  /// The image drawn, or nil for none.
  open var image: UIImage? {
    didSet { updateButton() }
  }
  /// Whether a tap has an effect.
  open var isEnabled = true {
    didSet { updateButton() }
  }
  /// Whether it is drawn as chosen.
  open var isSelected = false {
    didSet { updateButton() }
  }
  /// The colour of title and image.
  open var tintColor: UIColor?
  /// A number of the app's own choice.
  open var tag = 0
  /// What VoiceOver says instead of title or image (H4).
  open var accessibilityLabel: String? {
    didSet { updateButton() }
  }
  /// What VoiceOver says after the label.
  open var accessibilityValue: String? {
    didSet { updateButton() }
  }
  /// What a tap does.
  open var primaryAction: UIAction?
  /// The view drawn instead, or nil for title and image.
  open private(set) var customView: UIView?

  private let button = UIButton(frame: .zero)

  /// Creates a button without title and image.
  public init() {
    let tap = UIAction { [weak self] _ in
      self?.primaryAction?.perform(from: self)
    }
    button.addAction(tap, for: .primaryActionTriggered)
  }

  /// Creates a button with a title or symbol that every app shares.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    title = systemItem.title
    if let symbol = systemItem.symbol {
      image = UIImage(known: symbol.name)
      accessibilityLabel = symbol.label
    }
    self.primaryAction = primaryAction
    updateButton()
  }

  /// Creates a button with `title` and `image`, or else those of `primaryAction`.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    let actionTitle = primaryAction?.title ?? ""
    self.title = title ?? (actionTitle.isEmpty ? nil : actionTitle)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    updateButton()
  }

  /// Creates an item that draws `customView`.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// What stands in the bar.
  var view: UIView { customView ?? button }

  private func updateButton() {
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityValue = accessibilityValue
  }
}
