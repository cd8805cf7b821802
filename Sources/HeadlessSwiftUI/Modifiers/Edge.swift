/// An edge of a frame.
public enum Edge: Sendable {
  /// One of the four edges.
  case top, leading, bottom, trailing

  /// Some of the edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where a line of text begins.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where a line of text ends.
    public static let trailing = Set(rawValue: 8)
    /// The edges beside the view.
    public static let horizontal: Set = [.leading, .trailing]
    /// The edges above and below the view.
    public static let vertical: Set = [.top, .bottom]
    /// All edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
