/// Dismisses the sheet, or pops the screen, that a view is in.
///
/// Elsewhere it does nothing.
@MainActor public struct DismissAction {
  private let source: Source?

  /// Something that can be dismissed, and knows how.
  @MainActor final class Source {
    var dismiss: () -> Void = {}
  }

  nonisolated init(source: Source?) { self.source = source }

  /// Dismisses.
  public func callAsFunction() { source?.dismiss() }
}

extension DismissAction: @MainActor InputComparable {
  func isSameInput(as other: Any) -> Bool {
    (other as? DismissAction).map { source === $0.source } ?? false
  }
}
