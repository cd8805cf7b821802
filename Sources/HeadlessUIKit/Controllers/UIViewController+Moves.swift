extension UIViewController {
  /// Hands over what is to be done once the moves made so far are over: in its containers first.
  ///
  /// Taken before a pass and done after it, so that what is asked for meanwhile, in
  /// ``viewDidAppear(_:)`` perhaps, waits for a pass of its own.
  func takeMoves() -> [() -> Void] {
    let gone = departing
    let completions = transitionCompletions
    departing = []
    transitionCompletions = []
    return gone.map { child in { child.finishDeparture(from: self) } }
      + children.flatMap { child in [{ child.finishArrival(in: self) }] + child.takeMoves() }
      + (presented.map { $0.finishPresentation() } ?? [])
      + completions
  }

  private func finishDeparture(from container: UIViewController) {
    guard move == .fromParent, parent === container else { return }
    removeFromParent()
    move = nil
    didMove(toParent: nil)
  }

  private func finishArrival(in container: UIViewController) {
    guard move == .toParent, parent === container else { return }
    move = nil
    // Containers of the app's own call this themselves.
    if container.callsDidMove { didMove(toParent: container) }
  }

  private func finishPresentation() -> [() -> Void] {
    [{ if self.move == .presented { self.move = nil } }] + takeMoves()
  }

  /// Whether it is one of UIKit's containers, which tell their children that they have arrived.
  private var callsDidMove: Bool {
    self is UINavigationController || self is UISplitViewController || self is UITabBarController
  }
}
