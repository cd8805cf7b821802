/// A button of an alert.
@MainActor public final class UIAlertAction {
  /// The title of the button.
  public let title: String?
  /// What choosing it means.
  public let style: Style
  /// Whether a tap has an effect.
  public var isEnabled = true {
    didSet { button.isEnabled = isEnabled }
  }
  private let handler: ((UIAlertAction) -> Void)?
  let button = UIButton(frame: .zero)

  /// Creates a button that dismisses the alert and then calls `handler`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    button.setTitle(title, for: .normal)
  }

  /// Calls the handler.
  func perform() {
    handler?(self)
  }
}
