/// A rectangle with round ends.
public struct Capsule: Shape {
  /// Makes a capsule.
  public init() {}
}

extension Shape where Self == Capsule {
  /// A rectangle with round ends.
  public static var capsule: Capsule { Capsule() }
}
