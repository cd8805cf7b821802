/// The root of everything that can stand in the way of a touch: views and view controllers.
///
/// Leaves out events, first responders and commands. It is a Swift class of its own, since
/// `NSObject`'s initialiser can't be overridden on the main actor outside Apple's platforms.
@MainActor open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The responder that comes after this one, or nil for the last.
  open var next: UIResponder? { nil }
}

extension UIResponder: Hashable {
  /// Tells whether both are the same object.
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool {
    lhs === rhs
  }

  /// Feeds the object's identity to `hasher`.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
