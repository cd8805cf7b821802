/// A value that says what a cell's content looks like.
///
/// Leaves out configuration states.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> UIView
}
