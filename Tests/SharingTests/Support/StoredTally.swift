import Foundation
import Testing

/// What a probe has left in its file.
struct StoredTally: Decodable {
  var number: Int
  private var copies: [Int]

  /// Reads a tally, which fails unless it is whole.
  init(_ file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    try #require(copies == Array(repeating: number, count: 20_000))
  }
}
