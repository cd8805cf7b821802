public import Foundation

extension SharingError: LocalizedError, CustomStringConvertible {
  /// The reason in words that a person can be shown.
  public var errorDescription: String? { description }

  /// The reason, as one sentence.
  public var description: String {
    switch self {
    case .notDecodable(let place, let type):
      "\(place) can't be read: it does not contain \(type)."
    case .notReadable(let place, let code):
      "\(place) can't be read: \(Self.reason(code))."
    case .notWritable(let place, let code):
      "\(place) can't be written: \(Self.reason(code))."
    case .changedElsewhere(let place):
      "\(place) was not written: somebody else has changed it."
    case .removedElsewhere(let place):
      "\(place) was not written: somebody else has removed it."
    }
  }

  /// The system's words for an error number, with a small first letter.
  private static func reason(_ code: Int32) -> String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
