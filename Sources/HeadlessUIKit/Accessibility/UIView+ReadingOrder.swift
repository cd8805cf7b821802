extension UIView {
  /// The views in it as they are read: top to bottom, then left to right, by their middles.
  var subviewsInReadingOrder: [UIView] {
    subviews.sorted { left, right in
      let (a, b) = (left.center, right.center)
      return a.y == b.y ? a.x < b.x : a.y < b.y
    }
  }
}
