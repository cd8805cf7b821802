/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Makes a rectangle with round corners.
  ///
  /// The radius is accepted and not used.
  public init(cornerRadius: CGFloat) {}
}
