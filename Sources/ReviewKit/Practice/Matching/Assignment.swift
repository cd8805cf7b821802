/// Gives each row at most one column and each column at most one row, so that the sum of the scores
/// is the largest there can be.
///
/// It is the Hungarian method in the form with potentials, which takes time in the order of
/// rows × columns × the smaller of the two.
enum Assignment {
  /// Returns for each row its column; nothing where none is allowed or left.
  ///
  /// - Parameter scores: The score of each row with each column, above 0; nothing where a pair is not
  ///   allowed. All rows have the same length.
  /// - Returns: The columns, in the order of the rows.
  static func best(_ scores: [[Double?]]) -> [Int?] {
    guard let columns = scores.first?.count, columns > 0 else { return scores.map { _ in nil } }
    // Each row may also stay alone, in a column of its own that is worth nothing.
    let worst = 1.0 + (scores.joined().compactMap(\.self).max() ?? 0)
    let costs = scores.enumerated().map { index, row in
      row.map { $0.map { -$0 } ?? worst }
        + scores.indices.map { $0 == index ? 0 : worst }
    }
    return columnOfRow(costs).enumerated().map { index, column in
      column < columns && scores[index][column] != nil ? column : nil
    }
  }

  /// Returns the column of each row in an assignment of least cost; there are at least as many
  /// columns as rows.
  private static func columnOfRow(_ costs: [[Double]]) -> [Int] {
    let (rows, columns) = (costs.count, costs[0].count)
    var rowPotential = Array(repeating: 0.0, count: rows + 1)
    var columnPotential = Array(repeating: 0.0, count: columns + 1)
    // Row and column 0 stand for none; the rest count from 1.
    var rowOfColumn = Array(repeating: 0, count: columns + 1)
    for row in 1...rows {
      rowOfColumn[0] = row
      var column = 0
      var least = Array(repeating: Double.infinity, count: columns + 1)
      var isUsed = Array(repeating: false, count: columns + 1)
      var previous = Array(repeating: 0, count: columns + 1)
      repeat {
        isUsed[column] = true
        let current = rowOfColumn[column]
        var (delta, next) = (Double.infinity, 0)
        for candidate in 1...columns where !isUsed[candidate] {
          let reduced =
            costs[current - 1][candidate - 1] - rowPotential[current] - columnPotential[candidate]
          if reduced < least[candidate] {
            least[candidate] = reduced
            previous[candidate] = column
          }
          if least[candidate] < delta { (delta, next) = (least[candidate], candidate) }
        }
        for candidate in 0...columns {
          if isUsed[candidate] {
            rowPotential[rowOfColumn[candidate]] += delta
            columnPotential[candidate] -= delta
          } else {
            least[candidate] -= delta
          }
        }
        column = next
      } while rowOfColumn[column] != 0
      repeat {
        let before = previous[column]
        rowOfColumn[column] = rowOfColumn[before]
        column = before
      } while column != 0
    }
    var result = Array(repeating: 0, count: rows)
    for column in 1...columns where rowOfColumn[column] > 0 {
      result[rowOfColumn[column] - 1] = column - 1
    }
    return result
  }
}
