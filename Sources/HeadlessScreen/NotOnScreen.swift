/// The failure of a gesture or a query that aims at something a person could not see.
///
/// It names what was looked for and everything that is on the screen instead.
package struct NotOnScreen: Error, Hashable, CustomStringConvertible {
  /// What was looked for, in words: `a button “Search”`.
  package var wanted: String
  /// What is on the screen, in reading order.
  package var elements: [ScreenElement]
  /// Why it can't be reached although it exists, where that is known: `it is dimmed`.
  package var reason: String?

  /// Says that `wanted` can't be found among `elements`.
  package init(_ wanted: String, among elements: [ScreenElement], reason: String? = nil) {
    self.wanted = wanted
    self.elements = elements
    self.reason = reason
  }

  package var description: String {
    let found =
      elements.isEmpty
      ? "The screen is empty."
      : "On the screen:\n" + elements.map { "  \($0)" }.joined(separator: "\n")
    guard let reason else { return "There is no \(wanted) on the screen. \(found)" }
    return "A person can't reach \(wanted): \(reason). \(found)"
  }
}
