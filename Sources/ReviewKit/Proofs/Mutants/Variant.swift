/// A version of an exercise's code that its tests are run against.
package enum Variant: Hashable, Sendable {
  /// The code under review, as shipped.
  case before
  /// The code as merged.
  case after
  /// The after with one finding put back, by the finding's number.
  case mutant(Int)
  /// Code with a wrong fix, by its place among the key's wrong fixes.
  case wrongFix(Int)

  /// The variant's name in the matrix; wrong fixes have letters.
  package var label: String {
    switch self {
    case .before: "before"
    case .after: "after"
    case .mutant(let number): "mutant \(number)"
    case .wrongFix(let index): "fix \(Self.letter(index))"
    }
  }

  /// Returns the letter of a wrong fix; after Z comes A2.
  package static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(index % 26)))
    return index < 26 ? letter : "\(letter)\(index / 26 + 1)"
  }
}
