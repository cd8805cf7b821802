/// What a screen may adapt to.
///
/// Only the width is modelled.
@MainActor public final class UITraitCollection {
  /// How wide the screen is.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// Creates a collection with a width.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
}
