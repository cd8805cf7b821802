import Testing

@testable import ReviewKit

/// Remarks and findings are paired so that the sum of the scores is the largest there can be.
struct AssignmentTests {
  @Test func `the first best is given up where the sum is larger without it`() {
    #expect(Assignment.best([[0.9, 0.8], [0.8, nil]]) == [1, 0])
  }

  @Test func `a row without an allowed column stays alone`() {
    #expect(Assignment.best([[nil, nil], [0.5, nil], [0.6, nil]]) == [nil, nil, 0])
    #expect(Assignment.best([]) == [])
    #expect(Assignment.best([[], []]) == [nil, nil])
  }

  @Test(arguments: UInt64(1)...40)
  func `no other pairing has a larger sum`(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    let (rows, columns) = (
      Int.random(in: 1...5, using: &generator), Int.random(in: 1...5, using: &generator)
    )
    let scores = (0..<rows).map { _ in
      (0..<columns).map { _ -> Double? in
        Bool.random(using: &generator) ? Double.random(in: 0.1...1, using: &generator) : nil
      }
    }
    let best = Assignment.best(scores)
    let taken = best.compactMap(\.self)
    #expect(Set(taken).count == taken.count)
    let sum = zip(best, scores).reduce(0) { sum, pair in
      sum + (pair.0.flatMap { pair.1[$0] } ?? 0)
    }
    #expect(abs(sum - largestSum(scores[...], [])) < 1e-9)
  }

  private func largestSum(_ rows: ArraySlice<[Double?]>, _ taken: Set<Int>) -> Double {
    guard let row = rows.first else { return 0 }
    let rest = rows.dropFirst()
    let alone = largestSum(rest, taken)
    return row.indices.reduce(alone) { best, column in
      guard let score = row[column], !taken.contains(column) else { return best }
      return max(best, score + largestSum(rest, taken.union([column])))
    }
  }
}
