internal import Foundation

extension Screen {
  /// The device that an app is seen on.
  package enum Device: Hashable, Sendable {
    /// A phone, 393 × 852 points: compact width.
    case phone
    /// A tablet, 1180 × 820 points: regular width.
    case pad

    @MainActor var size: CGSize { self == .phone ? UIWindow.phoneSize : UIWindow.padSize }

    var horizontalSizeClass: UIUserInterfaceSizeClass { self == .phone ? .compact : .regular }
  }
}
