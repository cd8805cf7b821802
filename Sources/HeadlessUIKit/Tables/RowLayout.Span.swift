internal import Foundation

extension RowLayout {
  /// A vertical extent, in points.
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat

    func contains(_ y: CGFloat) -> Bool {
      start <= y && y < start + length
    }

    func rect(width: CGFloat) -> CGRect {
      CGRect(x: 0, y: start, width: width, height: length)
    }
  }
}
