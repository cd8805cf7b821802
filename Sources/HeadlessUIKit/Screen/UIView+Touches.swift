extension UIView {
  /// Whether touches stop at it.
  var takesTouches: Bool { self is UIControl || self is UITableViewCell }

  /// Does what a tap on it brings about.
  func receiveTouch() {
    if let control = self as? UIControl, control.isEnabled { control.tapped() }
    if let cell = self as? UITableViewCell { (cell.superview as? UITableView)?.touched(cell) }
  }

  /// Everything in it that isn't hidden, from the back to the front.
  func visibleDescendants() -> [UIView] {
    guard isSeen else { return [] }
    return [self] + subviews.flatMap { $0.visibleDescendants() }
  }
}
