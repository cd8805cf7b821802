/// An outline, to say where a view can be hit.
///
/// Every shape stands for the whole frame.
public protocol Shape: Sendable {}

/// A rectangle as large as the frame.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}
}

/// A circle in the frame.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}
}

/// A rectangle with round ends.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Makes a rectangle with round corners.
  ///
  /// The radius is accepted and not used.
  public init(cornerRadius: CGFloat) {}
}

extension Shape where Self == Rectangle {
  /// A rectangle as large as the frame.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle in the frame.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
}
