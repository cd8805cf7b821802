/// A font, accepted everywhere without an effect.
public struct Font: Hashable, Sendable {
  private let name: String

  /// The style of a large title.
  public static let largeTitle = Font(name: "largeTitle")
  /// The style of a title.
  public static let title = Font(name: "title")
  /// The style of a smaller title.
  public static let title2 = Font(name: "title2")
  /// The style of a still smaller title.
  public static let title3 = Font(name: "title3")
  /// The style of a heading.
  public static let headline = Font(name: "headline")
  /// The style of a second heading.
  public static let subheadline = Font(name: "subheadline")
  /// The style of running text.
  public static let body = Font(name: "body")
  /// The style of a remark.
  public static let callout = Font(name: "callout")
  /// The style of a note.
  public static let footnote = Font(name: "footnote")
  /// The style of a caption.
  public static let caption = Font(name: "caption")
}

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

/// Where something is put beside a row.
public enum HorizontalEdge: Sendable {
  /// The side where a line of text begins, or ends.
  case leading, trailing
}

/// How a list looks, accepted without an effect.
public struct ListStyle: Sendable {
  /// Rows from edge to edge.
  public static let plain = ListStyle()
  /// Groups of rows.
  public static let grouped = ListStyle()
  /// Groups of rows with room around them.
  public static let insetGrouped = ListStyle()
  /// Rows with room around them.
  public static let inset = ListStyle()
  /// Rows as in a sidebar.
  public static let sidebar = ListStyle()
  /// Decides by where the list is.
  public static let automatic = ListStyle()
}

/// How large a title is, accepted without an effect.
public enum NavigationBarTitleDisplayMode: Sendable {
  /// As the screen below, small, or large.
  case automatic, inline, large
}
