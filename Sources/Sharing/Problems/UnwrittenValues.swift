public import Foundation

/// The values that could not be stored, with the reason for each.
public struct UnwrittenValues: Error {
  /// The reasons, by the ids of the keys.
  public let reasons: [String: any Error]
}

extension UnwrittenValues: LocalizedError, CustomStringConvertible {
  /// The reasons in words that a person can be shown, one a line.
  public var errorDescription: String? { description }

  /// The reasons, one a line.
  public var description: String {
    reasons.sorted { $0.key < $1.key }.map { "\($0.value)" }.joined(separator: "\n")
  }
}
