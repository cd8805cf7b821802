internal import Foundation

/// Where the rows and headings of a table are: arithmetic on counts, without views.
struct RowLayout: Equatable {
  struct Section: Equatable {
    var rowCount: Int
    var headerHeight: CGFloat
  }

  var sections: [Section] = []
  var rowHeight: CGFloat = 44
  /// Where the first section begins.
  var top: CGFloat = 0

  var rowCounts: [Int] { sections.map(\.rowCount) }

  /// The height of everything, in points.
  var height: CGFloat { start(of: sections.count) }

  /// Whether there is such a row.
  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].rowCount).contains(path.row)
  }

  private func start(of section: Int) -> CGFloat {
    sections.prefix(section).reduce(top) { $0 + height(of: $1) }
  }

  private func height(of section: Section) -> CGFloat {
    section.headerHeight + CGFloat(section.rowCount) * rowHeight
  }

  /// Where the heading of `section` is: its vertical extent.
  func headerSpan(of section: Int) -> Span {
    Span(start: start(of: section), length: sections[section].headerHeight)
  }

  /// Where the row at `path` is: its vertical extent.
  func span(of path: IndexPath) -> Span {
    let first = start(of: path.section) + sections[path.section].headerHeight
    return Span(start: first + CGFloat(path.row) * rowHeight, length: rowHeight)
  }

  /// The row at the height `y`, or nil between rows (U7).
  func row(at y: CGFloat) -> IndexPath? {
    rows(from: y, to: y + 0.5).first { span(of: $0).contains(y) }
  }

  /// The rows between two heights, in order (U7).
  func rows(from lower: CGFloat, to upper: CGFloat) -> [IndexPath] {
    sections.indices.flatMap { section -> [IndexPath] in
      let first = start(of: section) + sections[section].headerHeight
      let count = sections[section].rowCount
      let from = max(0, Int(((lower - first) / rowHeight).rounded(.down)))
      let to = min(count, Int(((upper - first) / rowHeight).rounded(.up)))
      return from < to ? (from..<to).map { IndexPath(row: $0, section: section) } : []
    }
  }

  /// The position of a row counted across all sections.
  func position(of path: IndexPath) -> Int {
    sections.prefix(path.section).reduce(path.row) { $0 + $1.rowCount }
  }
}
