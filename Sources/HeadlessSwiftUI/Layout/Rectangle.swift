/// A rectangle as large as the frame.
public struct Rectangle: Shape {
  /// Makes a rectangle.
  public init() {}
}

extension Shape where Self == Rectangle {
  /// A rectangle as large as the frame.
  public static var rect: Rectangle { Rectangle() }
}
