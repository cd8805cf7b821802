extension UIControl {
  /// The states in which a control may look different.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled and not selected.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Dimmed.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
  }
}
