/// A reason why an exercise's code does not compile.
package struct CompileError: Hashable, Sendable, Codable {
  /// The file, as a path from the checkout's root.
  package var file: String
  /// The number of the line; none where the file as a whole is meant.
  package var line: Int?
  /// The number of the column.
  package var column: Int?
  /// What the compiler says.
  package var message: String
  /// The compiler's picture of the place, with its notes.
  package var excerpt: [String]

  /// Creates an error.
  package init(
    file: String,
    line: Int? = nil,
    column: Int? = nil,
    message: String,
    excerpt: [String] = []
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.excerpt = excerpt
  }

  /// The error for a folder from which all code has gone.
  static func noSources(in folder: String) -> CompileError {
    CompileError(file: folder, message: "there is no Swift code in this folder")
  }

  /// Where it is, the way compilers write it.
  package var location: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
