/// A line of a file.
package struct SourcePlace: Hashable, Sendable, Codable {
  /// The file's name or path.
  package var file: String
  /// The number of the line.
  package var line: Int

  /// Creates a place.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place the way compilers write it.
  package var text: String { "\(file):\(line)" }
}
