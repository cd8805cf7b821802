public import Foundation

/// A colour, known by name and by how much shows through it.
///
/// The headless screen has no pixels: a colour matters only in that an opaque one covers what is
/// behind it.
public final class UIColor: Hashable, Sendable {
  private let name: String
  /// How opaque it is, from 0 to 1.
  let alpha: CGFloat

  private init(_ name: String, alpha: CGFloat = 1) {
    self.name = name
    self.alpha = alpha
  }

  /// Creates a colour from its parts, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init("\(red) \(green) \(blue)", alpha: alpha)
  }

  /// Makes the same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(name, alpha: alpha)
  }

  /// Tells whether both are the same colour with the same opacity.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    lhs.name == rhs.name && lhs.alpha == rhs.alpha
  }

  /// Feeds name and opacity to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(alpha)
  }
}

extension UIColor {
  /// No colour: what is behind shows through.
  public static let clear = UIColor("clear", alpha: 0)
  /// Black.
  public static let black = UIColor("black")
  /// White.
  public static let white = UIColor("white")
  /// Gray.
  public static let gray = UIColor("gray")
  /// The app's accent colour.
  public static let tintColor = UIColor("tint")
  /// The colour of texts.
  public static let label = UIColor("label")
  /// The colour of less important texts.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// The background of a screen.
  public static let systemBackground = UIColor("systemBackground")
  /// The background of a part of a screen.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// The background of a screen of grouped rows.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// The system's red.
  public static let systemRed = UIColor("systemRed")
  /// The system's orange.
  public static let systemOrange = UIColor("systemOrange")
  /// The system's yellow.
  public static let systemYellow = UIColor("systemYellow")
  /// The system's green.
  public static let systemGreen = UIColor("systemGreen")
  /// The system's blue.
  public static let systemBlue = UIColor("systemBlue")
  /// The system's purple.
  public static let systemPurple = UIColor("systemPurple")
  /// The system's pink.
  public static let systemPink = UIColor("systemPink")
  /// The system's gray.
  public static let systemGray = UIColor("systemGray")
}
