/// Room without content: a gesture doesn't hit it (rule H1).
public struct Spacer: View {
  /// The type of the body of a view that has none.
  public typealias Body = Never

  /// Makes room.
  ///
  /// The length is accepted and not used.
  nonisolated public init(minLength: CGFloat? = nil) {}
}

extension Spacer: Primitive {
  var role: Role { .spacer }
}
