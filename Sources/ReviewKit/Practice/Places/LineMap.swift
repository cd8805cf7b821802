/// Finds for each line of a file that was edited its line in the file as it was.
package struct LineMap: Sendable {
  private let originals: [Int]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - edited: The lines as they are.
  ///   - original: The lines as they were.
  package init(from edited: [String], to original: [String]) {
    let difference = edited.difference(from: original)
    var isNew = Array(repeating: false, count: edited.count)
    var isGone = Array(repeating: false, count: original.count)
    for change in difference {
      switch change {
      case .insert(let offset, _, _): isNew[offset] = true
      case .remove(let offset, _, _): isGone[offset] = true
      }
    }
    let kept = original.indices.filter { !isGone[$0] }
    var originals: [Int] = []
    var count = 0
    for index in edited.indices {
      if !isNew[index] { count += 1 }
      // A new line stands for the one after which it was put.
      originals.append(count > 0 ? kept[count - 1] + 1 : 1)
    }
    self.originals = originals
  }

  /// Returns the number that a line had, from 1.
  package func original(of line: Int) -> Int {
    originals.indices.contains(line - 1) ? originals[line - 1] : line
  }
}
