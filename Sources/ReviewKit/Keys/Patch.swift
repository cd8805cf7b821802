/// A diff block: what changes in which files.
///
/// It gives no line numbers. The context and removed lines of each hunk say where it belongs.
package struct Patch: Hashable, Sendable {
  /// The files that it changes, in order.
  package var files: [File]

  /// Creates a patch.
  package init(files: [File]) {
    self.files = files
  }

  /// The hunks for one file.
  package struct File: Hashable, Sendable {
    /// The file's name in the sources' folder.
    package var name: String
    /// Whether the patch adds the file.
    package var isNew: Bool
    /// The changes, from top to bottom.
    package var hunks: [Hunk]

    /// Creates the hunks for one file.
    package init(name: String, isNew: Bool = false, hunks: [Hunk]) {
      self.name = name
      self.isNew = isNew
      self.hunks = hunks
    }
  }

  /// Lines that stand together.
  package struct Hunk: Hashable, Sendable {
    /// The lines, from top to bottom.
    package var lines: [Line]
    /// The number of the key's line that the first one stands on.
    package var line: Int

    /// Creates a hunk.
    package init(lines: [Line], line: Int) {
      self.lines = lines
      self.line = line
    }
  }

  /// A line and what becomes of it.
  package enum Line: Hashable, Sendable {
    /// It stands there before and after.
    case kept(String)
    /// It stands there before only.
    case removed(String)
    /// It stands there after only.
    case added(String)
  }
}
