internal import Foundation

extension UIView {
  /// What gives way when a view's superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask of `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The view's width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The view's height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

    /// How one dimension grows: start margin, length and end margin that share `growth` evenly.
    static func share(
      _ growth: CGFloat,
      start: Bool,
      length: Bool,
      end: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
      let flexible = [start, length, end].count { $0 }
      guard flexible > 0 else { return (0, 0) }
      let part = growth / CGFloat(flexible)
      return (start ? part : 0, length ? part : 0)
    }

    /// The `frame` of a view with this mask after its superview has grown by `growth`.
    func resize(_ frame: CGRect, by growth: CGSize) -> CGRect {
      let horizontal = Self.share(
        growth.width,
        start: contains(.flexibleLeftMargin),
        length: contains(.flexibleWidth),
        end: contains(.flexibleRightMargin)
      )
      let vertical = Self.share(
        growth.height,
        start: contains(.flexibleTopMargin),
        length: contains(.flexibleHeight),
        end: contains(.flexibleBottomMargin)
      )
      return CGRect(
        x: frame.minX + horizontal.origin,
        y: frame.minY + vertical.origin,
        width: frame.width + horizontal.length,
        height: frame.height + vertical.length
      )
    }
  }
}
