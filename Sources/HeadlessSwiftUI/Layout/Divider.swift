/// A line between views.
public struct Divider: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  /// Makes a line.
  nonisolated public init() {}
}

extension Divider: Primitive {
  var role: Role { .fill(isClear: false) }
}
