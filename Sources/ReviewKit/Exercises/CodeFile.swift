/// A file of an exercise's code.
package struct CodeFile: Hashable, Sendable {
  /// The file, as a path from the checkout's root.
  package var path: String
  /// Its lines.
  package var lines: [String]

  /// Creates a file.
  package init(path: String, lines: [String]) {
    self.path = path
    self.lines = lines
  }
}

extension Checkout {
  /// Returns the files under review, in the brief's order.
  ///
  /// A brief that lists none is taken to mean all, and the one that hosts them last.
  package func code(
    of exercise: Exercise,
    listedBy brief: Brief
  ) throws(ReviewError) -> [CodeFile] {
    let folder = exercise.sourcesPath(.before)
    let all = try Files.tree(root / folder).filter { $0.hasSuffix(".swift") }
    let names = brief.files.isEmpty ? all.filter { $0 != "App.swift" } : brief.files
    var files: [CodeFile] = []
    for name in names {
      let path = name.hasPrefix("Exercises/") ? name : "\(folder)/\(name)"
      files.append(CodeFile(path: path, lines: try Files.lines(of: root / path)))
    }
    return files
  }
}
