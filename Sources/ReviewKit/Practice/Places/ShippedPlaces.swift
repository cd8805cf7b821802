/// Finds out where the lines that a learner names were in the code as it was shipped.
struct ShippedPlaces: Sendable {
  private var maps: [String: LineMap] = [:]

  /// Compares an exercise's code as it is with what was shipped.
  init(of exercise: Exercise, in checkout: Checkout) throws(ReviewError) {
    let original = try checkout.shippedLines(of: exercise)
    for (file, lines) in try checkout.ownLines(of: exercise) where original[file] != lines {
      maps[file] = LineMap(from: lines, to: original[file] ?? [])
    }
  }

  /// Returns a remark with the places that its lines had.
  func shipped(_ remark: Remark) -> Remark {
    var remark = remark
    for index in remark.places.indices {
      guard let map = maps[remark.places[index].file] else { continue }
      remark.places[index].start = map.original(of: remark.places[index].start)
      remark.places[index].end = map.original(of: remark.places[index].end)
    }
    return remark
  }
}
