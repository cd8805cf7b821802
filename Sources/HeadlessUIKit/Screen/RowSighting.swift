internal import Foundation

/// A row of a table on the screen.
@MainActor struct RowSighting {
  var cell: UITableViewCell
  var table: UITableView
  var path: IndexPath
  /// Its position counted across all sections, and all tables on the screen.
  var position: Int
}
