public import Foundation

/// A switch that is on or off.
@MainActor open class UISwitch: UIControl {
  /// Whether it is on.
  ///
  /// Setting this sends no event.
  open var isOn = false

  /// Creates a switch that is off, 51 points wide and 31 high.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: 51, height: 31))
  }

  /// Creates a switch that is off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Turns it on or off, at once and without an event.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override func tapped() {
    isOn.toggle()
    super.tapped()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  override var defaultAccessibilityValue: String? { isOn ? "on" : "off" }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .toggleButton }
}
