public import Foundation

/// A type whose values user defaults can keep.
///
/// `Bool`, `Int`, `Double`, `String`, `Data`, `Date` and arrays of strings can be kept, and types
/// whose raw values are strings or integers, if they declare the conformance.
public protocol AppStorageValue: Sendable {
  /// Takes the value from an entry, or returns nil if the entry is of another type.
  init?(defaultsEntry: Any)

  /// What is entered for the value.
  var defaultsEntry: Any { get }
}

extension AppStorageValue {
  /// Takes an entry that is of this type.
  public init?(defaultsEntry: Any) {
    guard let value = defaultsEntry as? Self else { return nil }
    self = value
  }

  /// The value as it is.
  public var defaultsEntry: Any { self }
}

extension AppStorageValue where Self: RawRepresentable, RawValue: AppStorageValue {
  /// Takes an entry that is the raw value of one of the type's values.
  public init?(defaultsEntry: Any) {
    guard let raw = RawValue(defaultsEntry: defaultsEntry) else { return nil }
    self.init(rawValue: raw)
  }

  /// The raw value.
  public var defaultsEntry: Any { rawValue.defaultsEntry }
}

extension Bool: AppStorageValue {}
extension Int: AppStorageValue {}
extension Double: AppStorageValue {}
extension String: AppStorageValue {}
extension Data: AppStorageValue {}
extension Date: AppStorageValue {}
extension [String]: AppStorageValue {}
