/// What the report is written on: how wide it is, and whether it shows colours.
package struct Terminal: Hashable, Sendable {
  /// The number of characters that fit in a line.
  package var width: Int
  /// Whether colours may be used.
  package var isColoured: Bool

  /// Creates a terminal.
  package init(width: Int = 80, isColoured: Bool = false) {
    self.width = max(20, width)
    self.isColoured = isColoured
  }

  /// Describes where the program's output goes.
  ///
  /// - Parameters:
  ///   - environment: `NO_COLOR` and `TERM=dumb` turn colours off, `COLUMNS` sets the width.
  ///   - isTerminal: Whether a person reads the output on a terminal.
  ///   - columns: The terminal's own idea of its width.
  package init(environment: [String: String], isTerminal: Bool, columns: Int?) {
    let refusesColour = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    let wanted = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.init(width: wanted ?? columns ?? 80, isColoured: isTerminal && !refusesColour)
  }

  /// Returns a text in a colour, where colours may be used.
  package func paint(_ text: String, _ colour: Colour) -> String {
    isColoured ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// The few colours that the reports use.
  package enum Colour: Int, Hashable, Sendable {
    case bold = 1
    case dim = 2
    case red = 31
    case green = 32
    case yellow = 33
  }
}
