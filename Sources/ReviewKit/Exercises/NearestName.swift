/// The name that someone who typed another probably meant.
package struct NearestName {
  /// The nearest name, if one is near enough to be meant.
  package let match: String?

  /// Compares a word with the names that exist and with their starts, whatever their case.
  package init(to word: String, among names: [String]) {
    let typed = Array(word.lowercased())
    let ranked = names.map { name in
      let letters = Array(name.lowercased())
      let start = Array(letters.prefix(typed.count))
      return (name, distance: min(Self.distance(typed, letters), Self.distance(typed, start)))
    }
    let nearest = ranked.min { $0.distance < $1.distance }
    let reach = typed.count < 3 ? typed.count - 1 : max(2, typed.count / 3)
    match = nearest.flatMap { $0.distance <= reach ? $0.0 : nil }
  }

  /// Counts the letters to insert, delete, replace or swap with a neighbour.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let change = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(last[column + 1] + 1, current[column] + 1, change)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
