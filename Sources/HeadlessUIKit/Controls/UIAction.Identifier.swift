extension UIAction {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Creates an identifier of `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier of `rawValue`.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
