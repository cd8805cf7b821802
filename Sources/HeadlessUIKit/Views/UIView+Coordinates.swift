public import Foundation

extension UIView {
  /// Translates `point` from its own coordinates to those of `view`, or to the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outermost = pointInOutermostView(point)
    return view?.pointFromOutermostView(outermost) ?? outermost
  }

  /// Translates `point` from the coordinates of `view`, or the window's, to its own.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromOutermostView(view?.pointInOutermostView(point) ?? point)
  }

  /// Translates `rect` from its own coordinates to those of `view`, or to the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Translates `rect` from the coordinates of `view`, or the window's, to its own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Tells whether it is `view`, or anywhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Where its own coordinates begin, seen from the outermost view.
  private var shift: CGPoint {
    guard let superview else { return .zero }
    let outer = superview.shift
    return CGPoint(
      x: outer.x + frame.minX - bounds.minX,
      y: outer.y + frame.minY - bounds.minY
    )
  }

  private func pointInOutermostView(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  private func pointFromOutermostView(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }
}
