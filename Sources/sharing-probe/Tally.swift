import Foundation
import Sharing

/// A number that is written out many times, so that part of a tally can be told from a whole one.
struct Tally: Sendable {
  var number = 0
}

extension Tally: Codable {
  private enum CodingKeys: String, CodingKey { case number, copies }

  init(from decoder: any Decoder) throws {
    number = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(Array(repeating: number, count: 20_000), forKey: .copies)
  }
}

extension SharedKey where Self == FileStorageKey<Tally>.Default {
  static func tally(_ file: URL) -> Self { Self[.fileStorage(file), default: Tally()] }
}
