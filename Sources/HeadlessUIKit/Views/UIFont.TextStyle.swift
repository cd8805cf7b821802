extension UIFont {
  /// What a text is for.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style of `rawValue`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A very large title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A smaller title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A heading.
    public static let headline = TextStyle(rawValue: "headline")
    /// A smaller heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// A note.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What stands under a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
  }
}
