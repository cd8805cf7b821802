/// The control that a person pulls down to ask for newer content.
///
/// A pull sends `.valueChanged` once; until ``endRefreshing()`` further pulls do nothing.
@MainActor open class UIRefreshControl: UIControl {
  /// Whether it is turning.
  open private(set) var isRefreshing = false

  /// Starts turning without an event, as if it had been pulled.
  open func beginRefreshing() {
    isRefreshing = true
  }

  /// Stops turning.
  open func endRefreshing() {
    isRefreshing = false
  }

  /// Does what a person's pull brings about.
  func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
