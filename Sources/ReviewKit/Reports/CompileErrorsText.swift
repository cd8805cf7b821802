/// What a compiler has against some code: where, and its picture of the place.
struct CompileErrorsText {
  private let errors: [CompileError]
  private let terminal: Terminal

  /// The number of errors that are shown; the rest usually follows from the first.
  private static let limit = 5

  /// Creates the text of some errors.
  init(_ errors: [CompileError], for terminal: Terminal) {
    self.errors = errors
    self.terminal = terminal
  }

  /// The lines of the text, with an empty one between errors.
  var lines: [String] {
    var parts = errors.prefix(Self.limit).map(lines)
    let rest = errors.count - Self.limit
    if rest > 0 { parts.append(["There \(rest == 1 ? "is" : "are") \(rest) more."]) }
    return Array(parts.joined(separator: [""]))
  }

  private func lines(for error: CompileError) -> [String] {
    // The compiler's picture of the place has the message in it.
    let message = error.excerpt.isEmpty ? terminal.wrap(error.message, indent: 2) : []
    let picture = error.excerpt.map { line in
      String("  \(line)".reversed().drop { $0 == " " }.reversed())
    }
    return [error.location] + message + picture
  }
}
