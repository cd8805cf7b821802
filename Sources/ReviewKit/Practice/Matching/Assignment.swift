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
    var matching = Matching(costs)
    for row in costs.indices { matching.add(row) }
    return matching.columnOfRow
  }

  /// Rows and columns that are paired at least cost so far.
  ///
  /// Rows and columns count from 1 here, and 0 stands for none.
  private struct Matching {
    private let costs: [[Double]]
    private var rowPotential: [Double]
    private var columnPotential: [Double]
    private var rowOfColumn: [Int]

    init(_ costs: [[Double]]) {
      self.costs = costs
      rowPotential = Array(repeating: 0, count: costs.count + 1)
      columnPotential = Array(repeating: 0, count: costs[0].count + 1)
      rowOfColumn = Array(repeating: 0, count: costs[0].count + 1)
    }

    var columnOfRow: [Int] {
      var columns = Array(repeating: 0, count: costs.count)
      for (column, row) in rowOfColumn.enumerated().dropFirst() where row > 0 {
        columns[row - 1] = column - 1
      }
      return columns
    }

    /// Gives one more row a column, and other rows others where that is cheaper.
    mutating func add(_ row: Int) {
      rowOfColumn[0] = row + 1
      var (end, previous) = cheapestPath()
      while end != 0 {
        rowOfColumn[end] = rowOfColumn[previous[end]]
        end = previous[end]
      }
    }

    /// Returns the free column at the end of the cheapest path, and for each column the one before.
    private mutating func cheapestPath() -> (end: Int, previous: [Int]) {
      var column = 0
      var slack = Array(repeating: Double.infinity, count: rowOfColumn.count)
      var isReached = Array(repeating: false, count: rowOfColumn.count)
      var previous = Array(repeating: 0, count: rowOfColumn.count)
      repeat {
        isReached[column] = true
        let row = rowOfColumn[column]
        for other in 1..<rowOfColumn.count where !isReached[other] {
          let reduced =
            costs[row - 1][other - 1] - rowPotential[row] - columnPotential[other]
          if reduced < slack[other] { (slack[other], previous[other]) = (reduced, column) }
        }
        let open = (1..<rowOfColumn.count).filter { !isReached[$0] }
        let next = open.min { slack[$0] < slack[$1] } ?? 0
        raise(by: slack[next], where: isReached)
        for other in open { slack[other] -= next == other ? 0 : slack[next] }
        slack[next] = 0
        column = next
      } while rowOfColumn[column] != 0
      return (column, previous)
    }

    private mutating func raise(by amount: Double, where isReached: [Bool]) {
      for column in isReached.indices where isReached[column] {
        rowPotential[rowOfColumn[column]] += amount
        columnPotential[column] -= amount
      }
    }
  }
}
