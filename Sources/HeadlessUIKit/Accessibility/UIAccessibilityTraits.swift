/// What VoiceOver takes an element for, and which state it is in.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits of `rawValue`.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 2)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Chosen, among others or by itself.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Dimmed: a tap does nothing.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 7)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 8)

  /// One of the tabs of an app.
  static let tab = UIAccessibilityTraits(rawValue: 1 << 62)
  /// A field to type into.
  static let textField = UIAccessibilityTraits(rawValue: 1 << 63)
}
