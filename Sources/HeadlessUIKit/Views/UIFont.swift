public import Foundation

/// A font, known by its style.
///
/// It has no effect on sizes: see ``UILabel``.
public final class UIFont: Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// The font for texts of `style`, at the size the person reads best.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(style.rawValue)
  }

  /// The system's font at `size`, in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont("system \(size)")
  }

  /// The system's bold font at `size`, in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont("bold system \(size)")
  }

  /// Tells whether both are the same font.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.name == rhs.name
  }

  /// Feeds the font's name to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}
