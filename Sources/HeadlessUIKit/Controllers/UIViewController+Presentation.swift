extension UIViewController {
  /// Presents `controller` from the outermost container.
  func presentOverAll(_ controller: UIViewController, completion: (() -> Void)?) {
    if let presented {
      record(
        "U2",
        """
        Attempt to present \(type(of: controller)) on \(type(of: self)) which is already \
        presenting \(type(of: presented)).
        """
      )
      return
    }
    presented = controller
    controller.presenter = self
    controller.move = .presented
    if let completion { transitionCompletions.append(completion) }
    if let traits = appWindow?.traitCollection { controller.adapt(to: traits) }
  }

  /// Takes away what it presents.
  func dismissPresented(completion: (() -> Void)?) {
    if let completion { transitionCompletions.append(completion) }
    presented?.dismissPresented(completion: nil)
    presented?.move = .dismissed
    presented?.presenter = nil
    presented = nil
  }

  /// Tells everyone that the moves of the last pass are over: containers, then their children.
  func finishMoves() {
    let gone = departing
    departing = []
    for controller in gone {
      controller.removeFromParent()
      controller.move = nil
      controller.didMove(toParent: nil)
    }
    for child in children { child.finishArrival(in: self) }
    presented?.move = nil
    presented?.finishMoves()
    let completions = transitionCompletions
    transitionCompletions = []
    for completion in completions { completion() }
  }

  private func finishArrival(in parent: UIViewController) {
    let arrived = move == .toParent
    move = nil
    // Containers of the app's own call this themselves.
    if arrived, parent.callsDidMove { didMove(toParent: parent) }
    finishMoves()
  }

  /// Whether it is one of UIKit's containers, which tell their children that they have arrived.
  private var callsDidMove: Bool {
    self is UINavigationController || self is UISplitViewController || self is UITabBarController
  }
}
