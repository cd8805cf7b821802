/// The reason that a shared value isn't what is in its storage.
///
/// `place` is the name of the file or of the entry in user defaults.
public enum SharingError: Error, Hashable, Sendable {
  /// What is stored is not a value of that type.
  case notDecodable(place: String, type: String)
  /// The system did not let the place be read, for the reason that goes with `code`, an `errno`.
  case notReadable(place: String, code: Int32)
  /// The system did not let the place be written, for the reason that goes with `code`, an `errno`.
  ///
  /// What was stored before is still there. The next change, and ``Shared/flush()``, try again.
  case notWritable(place: String, code: Int32)
  /// Somebody else has written to the place since it was last read or written here.
  ///
  /// Nothing is written until the caller decides: ``Shared/load()`` takes what is there,
  /// ``Shared/save()`` overwrites it.
  case changedElsewhere(place: String)
  /// Somebody else has removed the place since it was last read or written here.
  ///
  /// Nothing is written until the caller decides: ``Shared/load()`` starts again from the default,
  /// ``Shared/save()`` stores the value anew.
  case removedElsewhere(place: String)

  /// Whether nothing may be written before the caller decides.
  var needsDecision: Bool {
    switch self {
    case .changedElsewhere, .removedElsewhere, .notDecodable, .notReadable: true
    case .notWritable: false
    }
  }
}
