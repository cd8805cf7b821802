internal import Foundation

extension UIViewController {
  /// Takes `child` in, to appear at the next pass.
  func arrive(_ child: UIViewController) {
    departing.removeAll { $0 === child }
    addChild(child)
    if let traits = appWindow?.traitCollection { child.adapt(to: traits) }
  }

  /// Lets `child` go once the next pass has taken it off the screen (U3).
  func depart(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.move = .fromParent
    children.removeAll { $0 === child }
    departing.append(child)
    // Without a window there is no pass to wait for.
    if appWindow == nil { for finish in takeMoves() { finish() } }
  }

  /// Shows the views of `shown` in their places, and no other child's.
  func show(_ shown: [(child: UIViewController, frame: CGRect)]) {
    let views = shown.map(\.child.view)
    for view in self.view.subviews where view.controller != nil && !views.contains(view) {
      view.removeFromSuperview()
    }
    for (view, place) in zip(views, shown.map(\.frame)) {
      if view.superview !== self.view { self.view.addSubview(view) }
      view.frame = place
    }
  }
}
