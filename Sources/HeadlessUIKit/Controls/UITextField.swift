public import Foundation

/// A field for one line of text.
///
/// Leaves out its delegate, the keyboard, selections and formatting.
@MainActor open class UITextField: UIControl {
  /// The text in it.
  ///
  /// Setting this sends no event.
  open var text: String? = ""
  /// The text drawn while it is empty.
  open var placeholder: String?
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// Whether typing goes into it.
  open private(set) var isEditing = false

  /// Creates an empty field at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func tapped() {
    super.tapped()
    guard !isEditing else { return }
    isEditing = true
    sendActions(for: .editingDidBegin)
  }

  /// Replaces its text by `text` one character at a time, then ends editing.
  func enter(_ text: String) {
    let steps = text.isEmpty ? [""] : text.indices.map { String(text[...$0]) }
    for step in steps {
      self.text = step
      sendActions(for: .editingChanged)
    }
    isEditing = false
    sendActions(for: .editingDidEnd)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }

  private var isEmpty: Bool { text?.isEmpty ?? true }

  override var defaultAccessibilityLabel: String? { placeholder }
  override var defaultAccessibilityValue: String? { isEmpty ? nil : text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .textField }
  override var drawnText: String? { isEmpty ? placeholder : text }
}
