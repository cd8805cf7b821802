extension UIStackView {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// Each takes what it asks for; those that ask for nothing share the rest.
    case fill
    /// All are equally long.
    case fillEqually
  }
}
