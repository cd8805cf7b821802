import ReviewKit
import Testing

struct FingerprintTests {
  @Test func `equal content has equal fingerprints`() {
    #expect(print("a lamp with a switch") == print("a lamp with a switch"))
    #expect(print("").count == 32)
  }

  @Test func `any change of a byte changes it`() {
    let text = Array("a lamp with a switch and a shade".utf8)
    let all = text.indices.map { index in
      var other = text
      other[index] ^= 1
      return print(other)
    }
    #expect(Set(all + [print(text)]).count == text.count + 1)
  }

  @Test func `where one text ends and the next begins counts`() {
    var first = Fingerprint()
    first.combine("ab")
    first.combine("c")
    var second = Fingerprint()
    second.combine("a")
    second.combine("bc")
    #expect(first != second)
  }

  @Test func `trailing zeros count`() {
    #expect(print([1]) != print([1, 0]))
  }

  private func print(_ text: String) -> String { print(Array(text.utf8)) }

  private func print(_ bytes: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.combine(bytes)
    return fingerprint.description
  }
}
