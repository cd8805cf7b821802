internal import Foundation

/// A question over everything else, with a button for each answer.
///
/// Present it like any other controller. A tap on a button dismisses it, and then the button's
/// handler is called. Leaves out text fields and the preferred action.
@MainActor open class UIAlertController: UIViewController {
  /// What is asked, in more words.
  open var message: String?
  /// Where it comes up.
  public let preferredStyle: Style
  /// The buttons, in order.
  open private(set) var actions: [UIAlertAction] = []

  /// Creates an alert without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Creates an alert without texts and buttons.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    let choose = UIAction { [weak self, weak action] _ in
      guard let self, let action else { return }
      dismiss(animated: true) { action.perform() }
    }
    action.button.addAction(choose, for: .primaryActionTriggered)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let texts = [title, message].compactMap { $0 }.map(Self.label)
    texts.first?.accessibilityTraits = .header
    let stack = UIStackView(arrangedSubviews: texts + actions.map(\.button))
    stack.axis = .vertical
    stack.frame = CGRect(origin: .zero, size: stack.intrinsicContentSize)
    stack.center = view.center
    stack.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    view.addSubview(stack)
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    return label
  }
}
