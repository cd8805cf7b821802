internal import Foundation

/// The size of texts and symbols where there are no fonts: every character is as wide as any.
enum TextMetrics {
  static let characterWidth: CGFloat = 8
  static let lineHeight: CGFloat = 20
  static let symbolLength: CGFloat = 24

  /// The size of `text` in one line, in points.
  static func size(of text: String?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return CGSize(width: CGFloat(text.count) * characterWidth, height: lineHeight)
  }
}
