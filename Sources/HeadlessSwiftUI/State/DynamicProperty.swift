/// A property of a view that SwiftUI gives its value before each run of the body.
///
/// The wrappers inside a dynamic property of your own are bound as well, and its ``update()``
/// runs just before the body does.
public protocol DynamicProperty {
  /// Brings the property up to date, before the body of its view runs.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
