internal import Foundation
internal import HeadlessScreen

/// One element on the screen, with the view it was found in and where it can be touched.
@MainActor struct Sighting {
  var element: ScreenElement
  var view: UIView
  /// The part of it that can be seen, in points of the window.
  var place: CGRect
  /// The row of a table it is in.
  var row: RowSighting?

  var center: CGPoint { CGPoint(x: place.midX, y: place.midY) }
}
