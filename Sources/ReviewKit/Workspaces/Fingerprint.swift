/// A number that stands for content: equal content, equal number.
///
/// It tells changes apart; it is no protection against someone who wants two contents to be
/// taken for one. It reads eight bytes at a time because a debug build has to be quick as well.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  private var first: UInt64 = 0xCBF2_9CE4_8422_2325
  private var second: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Creates the fingerprint of nothing.
  package init() {}

  /// The number, as 32 hexadecimal digits.
  package var description: String { digits(first) + digits(second) }

  /// Takes bytes in, and how many they are.
  package mutating func combine(_ bytes: [UInt8]) {
    mix(UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 8 <= buffer.count {
        mix(buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < buffer.count {
        rest = rest << 8 | UInt64(buffer[offset])
        offset += 1
      }
      mix(rest)
    }
  }

  /// Takes a text in.
  package mutating func combine(_ text: String) {
    combine(Array(text.utf8))
  }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x0000_0100_0000_01B3
    first ^= first >> 29
    second = (second &+ word) &* 0xBF58_476D_1CE4_E5B9
    second ^= second >> 32
  }

  private func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
