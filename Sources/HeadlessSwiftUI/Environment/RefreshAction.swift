/// Runs the action that a refreshable view was given, and returns when it has (rule T7).
@MainActor public struct RefreshAction {
  private weak let source: Node?
  private let action: () -> Action?

  typealias Action = @Sendable () async -> Void

  init(source: Node, action: @escaping () -> Action?) {
    self.source = source
    self.action = action
  }

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action()?() }
}

extension RefreshAction: @MainActor InputComparable {
  func isSameInput(as other: Any) -> Bool {
    (other as? RefreshAction).map { source === $0.source } ?? false
  }
}
