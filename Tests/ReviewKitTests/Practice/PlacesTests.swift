import ReviewKit
import Testing

/// What stands around a line of code, and where a line was before an edit.
struct PlacesTests {
  private let lines = """
    import Foundation

    /// A lamp. { is no brace here
    public final class Lamp: Sendable {
      private(set) var isOn = false

      public init() {}

      public func press(
        times: Int
      ) {
        let text = "} is none either \\" }"
        if times > 0 { isOn.toggle() }
      }

      var label: String {
        isOn ? \"""
          { on }
          \""" : "off"
      }
    }

    extension Lamp { /* { */
      struct Bulb {}
    }
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  @Test func `declarations are found by their braces`() {
    let found = Declaration.all(in: lines).map { "\($0.name) \($0.lines) \($0.isType)" }
    #expect(
      found == [
        "Lamp 4...21 true", "init 7...7 false", "press 9...14 false", "label 16...20 false",
        "Lamp 23...25 true", "Bulb 24...24 true",
      ])
  }

  @Test func `a line of an edited file is found in the file as it was`() {
    let map = LineMap(from: ["new", "a", "c", "newer", "d"], to: ["a", "b", "c", "d"])
    #expect((1...5).map(map.original) == [1, 1, 3, 3, 4])
    #expect(map.original(of: 9) == 9)
  }
}
