internal import Foundation

/// What changes in a table at once: collected, checked, and then turned into who goes where (U6).
///
/// Deletions, reloads and the origins of moves count in the table before; insertions and the
/// destinations of moves in the table after.
struct RowUpdates {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// The section that `section` becomes, or nil where it is deleted.
  func newSection(for section: Int, upTo count: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    let rank = section - deletedSections.count(in: 0..<section)
    return freeSlot(rank, upTo: count) { insertedSections.contains($0) }
  }

  /// The place that the row at `path` has among `rowCounts`, or nil where it is deleted.
  func newPath(for path: IndexPath, in rowCounts: [Int]) -> IndexPath? {
    if let destination = moved[path] { return destination }
    guard
      !deleted.contains(path),
      let section = newSection(for: path.section, upTo: rowCounts.count),
      rowCounts.indices.contains(section)
    else { return nil }
    let gone = deleted.union(moved.keys)
      .count { $0.section == path.section && $0.row < path.row }
    let taken = inserted.union(moved.values)
    let row = freeSlot(path.row - gone, upTo: rowCounts[section]) {
      taken.contains(IndexPath(row: $0, section: section))
    }
    return row.map { IndexPath(row: $0, section: section) }
  }

  /// The position of the free slot with `rank` other free ones before it.
  private func freeSlot(_ rank: Int, upTo count: Int, isTaken: (Int) -> Bool) -> Int? {
    let free = (0..<count).filter { !isTaken($0) }
    return free.indices.contains(rank) ? free[rank] : nil
  }
}
