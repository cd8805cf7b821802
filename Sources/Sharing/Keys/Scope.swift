internal import Foundation

/// A person, account or document that a key is narrowed to, spelled so that it can be part of a
/// file's name.
///
/// Two scopes have different spellings even on a file system that takes `Ann` for `ann`: all but
/// lower-case ASCII letters, digits and hyphens are written as their bytes.
struct Scope {
  let spelling: String

  init(_ scope: String) {
    spelling = scope.precomposedStringWithCanonicalMapping.utf8
      .map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          String(UnicodeScalar(byte))
        default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
      }
      .joined()
  }
}
