extension UIViewController {
  /// Why a controller appears or disappears, other than by being uncovered or covered (U3).
  enum Move {
    case toParent
    case fromParent
    case presented
    case dismissed
  }
}
