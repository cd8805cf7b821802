extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the event.
    public let rawValue: UInt

    /// Creates an event of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The finger goes up inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value has been changed by touch.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is mainly for has been asked for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A character has been typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
  }
}
