/// The files of one side of an exercise, by their names in the sources' folder.
package struct SourceFiles: Hashable, Sendable {
  /// Each file's content.
  package var content: [String: [UInt8]]

  /// Creates files from their content.
  package init(_ content: [String: [UInt8]]) {
    self.content = content
  }

  /// Reads all files of a folder; hidden ones are left out.
  package init(in folder: Path) throws(ReviewError) {
    content = [:]
    for name in try Files.tree(folder) {
      content[name] = try Files.bytes(of: folder / name)
    }
  }

  /// The files' names, sorted.
  package var names: [String] { content.keys.sorted() }

  /// Returns the lines of a file, or nothing if it is not there or is no text.
  package func lines(of name: String) -> [String]? {
    content[name].flatMap(TextLines.split)
  }

  /// Returns the lines of all files that are Swift code, by name.
  package var code: [(name: String, lines: [String])] {
    names.filter { $0.hasSuffix(".swift") }.map { ($0, lines(of: $0) ?? []) }
  }
}
