internal import HeadlessScreen

/// A place on the screen: what is there, and what a tap on it has to pass through.
struct Piece {
  var element: ScreenElement
  /// Whether something is drawn there: not in a gap.
  var isDrawn = true
  let layers: [Layer]

  /// What lies around a place, from the outermost on.
  enum Layer {
    /// Reacts where something is drawn inside of it, or everywhere.
    case target(Target)
    /// Makes everything inside of it count as drawn.
    case shape
  }

  /// What a tap on the place reaches: the innermost that reacts there (rules H1 to H3).
  var target: Target? {
    var isHit = isDrawn
    for layer in layers.reversed() {
      switch layer {
      case .shape: isHit = true
      case .target(let target): if isHit || target.fillsFrame { return target }
      }
    }
    return nil
  }

  /// What reacts at the edge of the row, beyond what is drawn in it.
  var rowTarget: Target? {
    for case .target(let target) in layers.reversed() where target.takesOverRow { return target }
    return nil
  }
}
