/// A circle in the frame.
public struct Circle: Shape {
  /// Makes a circle.
  public init() {}
}

extension Shape where Self == Circle {
  /// A circle in the frame.
  public static var circle: Circle { Circle() }
}
