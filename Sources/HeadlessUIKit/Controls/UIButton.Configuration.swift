extension UIButton {
  /// The looks of a button, as one value.
  ///
  /// Leaves out everything without a reading: fonts, colours, corners, insets.
  public struct Configuration: Equatable, Sendable {
    /// The title, or nil for none.
    public var title: String?
    /// The image, or nil for none.
    public var image: UIImage?

    /// Makes a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Makes a configuration with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Makes a configuration with a tinted background.
    public static func tinted() -> Configuration { Configuration() }
    /// Makes a configuration with a filled background.
    public static func filled() -> Configuration { Configuration() }
    /// Makes a configuration without a background or insets.
    public static func borderless() -> Configuration { Configuration() }
  }
}
