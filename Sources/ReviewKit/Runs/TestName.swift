/// The full name of a test, as the test binary lists it.
///
/// `FavouritesBeforeTests.FavouritesTests/Finding03/missingFlag()`
package struct TestName: Hashable, Sendable {
  /// The name without where it stands in the source.
  package let text: String

  /// Reads a line of a list of tests; others are no names.
  ///
  /// A test that is in no suite may be listed with its place in the source.
  package init?(_ line: String) {
    guard line.contains("."), line.contains("/") || line.hasSuffix(")") else { return nil }
    self.init(eventID: line)
  }

  /// Reads the identifier that events carry, which ends with the test's place in its source.
  package init(eventID: String) {
    guard let slash = eventID.lastIndex(of: "/"), eventID[slash...].contains(".swift:") else {
      text = eventID
      return
    }
    text = String(eventID[..<slash])
  }

  /// The name of the target.
  package var target: String {
    String(text.prefix { $0 != "." })
  }

  /// The name without the target's.
  var ownName: String { String(text.dropFirst(target.count + 1)) }

  /// The name of the suite inside the exercise's suite: `Finding03`, `Guards`.
  package var suite: String {
    let parts = text.split(separator: "/", maxSplits: 2)
    return parts.count > 2 ? String(parts[1]) : ""
  }

  /// The name of the function.
  package var function: String {
    let parts = text.split(separator: "/", maxSplits: 2)
    return parts.count > 1 ? String(parts[parts.count - 1]) : ownName
  }
}
